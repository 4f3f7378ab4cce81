import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Components/TextArea',
  component: TextArea,
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
    </Stack>
  ),
};
