import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  args: { page: 2, pages: 5, onPageChange: fn() },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const MovesByOne: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Page 2 of 5')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(1);
  },
};

export const StopsAtBothEnds: Story = {
  render: (args) => (
    <Stack>
      <Pagination {...args} page={1} label="At the beginning" />
      <Pagination {...args} page={5} label="At the end" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Previous' })[0]).toBeDisabled();
    await expect(canvas.getAllByRole('button', { name: 'Next' })[1]).toBeDisabled();
  },
};

export const IsNotThereWhenOnePageHoldsAll: Story = {
  args: { page: 1, pages: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const States: Story = { args: { page: 1 } };
