import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { CalendarLeaf } from './CalendarLeaf.tsx';

const meta = {
  title: 'Components/CalendarLeaf',
  component: CalendarLeaf,
  args: { day: 18, month: 'April', year: 2026, weekday: 'Saturday', dateTime: '2026-04-18' },
} satisfies Meta<typeof CalendarLeaf>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SaysTheDayToMachinesToo: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('time')).toHaveAttribute('datetime', '2026-04-18');
  },
};

export const States: Story = {
  render: (args) => (
    <Stack direction="row" align="start">
      <CalendarLeaf {...args} />
      <CalendarLeaf day={6} month="September" year={2026} weekday="Wednesday" dateTime="2026-09-06" />
      <CalendarLeaf day={30} month="May" dateTime="2026-05-30" />
    </Stack>
  ),
};
