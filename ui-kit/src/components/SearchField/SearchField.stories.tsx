import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { Guide } from '../../docs/guide.ts';
import { useDebouncedValue } from '../../hooks/useDebouncedValue.ts';
import { doAndDont } from '../../testing/doAndDont.tsx';
import { InStates } from '../../testing/InStates.tsx';
import { notAPage } from '../../testing/notAPage.ts';
import { SearchField } from './SearchField.tsx';

const guide: Guide = {
  use: 'Filters the list below it while it is written.',
  avoid: ['A field of a form: use TextField.', 'Suggestions: use Combobox.'],
  anatomy: ['a magnifying glass', 'the placeholder', 'the label, for screen readers only'],
  keys: { Escape: 'empties it, where the browser does so', Enter: 'closes a phone’s keyboard' },
};

const meta = {
  title: 'Components/Forms/SearchField',
  component: SearchField,
  parameters: { guide },
  args: { label: 'Search members', placeholder: 'Search by name or email...' },
  decorators: (Story) => (
    <div style={{ maxInlineSize: '28rem' }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DoAndDont: Story = doAndDont(
  {
    rule: 'The placeholder says what is looked through.',
    example: <SearchField label="Search members" placeholder="Search by name or email..." />,
  },
  {
    rule: 'The placeholder says only that this is a search.',
    example: <SearchField label="Search" placeholder="Search..." />,
  },
);

export const WaitsUntilTheVisitorStopsWriting: Story = {
  render: function Debounced(args) {
    const [text, setText] = useState('');
    const settled = useDebouncedValue(text, 100);
    return (
      <>
        <SearchField {...args} value={text} onChange={(event) => setText(event.target.value)} />
        <output>{settled}</output>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search members' }), 'Owusu');
    await expect(canvas.getByRole('status')).not.toHaveTextContent('Owusu');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Owusu'));
  },
};

export const States: Story = {
  parameters: notAPage,
  args: { defaultValue: 'Owusu-Ansah' },
  render: (args) => (
    <>
      <SearchField {...args} />
      <InStates of="input">
        <SearchField label="Search members" placeholder="Search by name..." />
      </InStates>
    </>
  ),
};
