import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { label: 'Show my telephone number to other members', onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ChangesWithItsWordsAndWithTheSpaceBar: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Show my telephone number to other members' });
    await userEvent.click(canvas.getByText('Show my telephone number to other members'));
    await expect(box).toBeChecked();
    box.focus();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(2);
  },
};

export const States: Story = {
  render: () => (
    <Stack>
      <Checkbox label="Apparel" />
      <Checkbox label="Books" defaultChecked />
      <Checkbox label="Electronics" disabled />
      <Checkbox label="Souvenirs" disabled defaultChecked />
    </Stack>
  ),
};
