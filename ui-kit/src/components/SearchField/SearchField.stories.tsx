import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { useDebouncedValue } from '../../hooks/useDebouncedValue.ts';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Components/SearchField',
  component: SearchField,
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

export const States: Story = { args: { defaultValue: 'Owusu-Ansah' } };
