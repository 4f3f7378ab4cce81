import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../docs/guide.ts';
import { doAndDont } from '../../testing/doAndDont.tsx';
import { InStates } from '../../testing/InStates.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextArea } from './TextArea.tsx';

const guide: Guide = {
  use: 'Several sentences in the visitor’s own words, such as a message to the group.',
  avoid: ['One line: use TextField.', 'Text with headings and pictures: the panel has an editor.'],
  anatomy: ['the label', 'four rows that grow with the text', 'a hint', 'an error'],
  keys: { Tab: 'moves into it and on', Enter: 'begins a new line' },
};

const meta = {
  title: 'Components/Forms/TextArea',
  component: TextArea,
  parameters: { guide },
  args: { label: 'Message (Optional)' },
  decorators: (Story) => (
    <div style={{ maxInlineSize: '28rem' }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DoAndDont: Story = doAndDont(
  { rule: 'The label says that it may stay empty.', example: <TextArea label="Message (Optional)" /> },
  {
    rule: 'A placeholder instead of a hint: it is gone with the first letter.',
    example: <TextArea label="Message" placeholder="At most 500 characters, no links, optional" />,
  },
);

export const HasFourRowsAndTakesSeveralLines: Story = {
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Message (Optional)' });
    await expect(area).toHaveAttribute('rows', '4');
    await userEvent.type(area, 'Good evening,{Enter}I was in Riis House.');
    await expect(area).toHaveValue('Good evening,\nI was in Riis House.');
  },
};

export const States: Story = {
  render: () => (
    <Stack gap={5}>
      <TextArea label="Message (Optional)" placeholder="A word to the year group" />
      <TextArea
        label="Message (Optional)"
        id="long"
        defaultValue="I was in Riis House, second bed from the door."
        error="Please keep it under 500 characters"
      />
      <InStates of="textarea">
        <TextArea label="Message (Optional)" />
      </InStates>
    </Stack>
  ),
};
