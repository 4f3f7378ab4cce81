import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../docs/guide.ts';
import { doAndDont } from '../../testing/doAndDont.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { CalendarLeaf } from './CalendarLeaf.tsx';

const guide: Guide = {
  use: 'The date of one event, to be seen from afar.',
  avoid: ['A list of events: EventCard has its own date.', 'Dates of news: write them out.'],
  anatomy: ['month and year', 'the day, large', 'the weekday'],
};

const meta = {
  title: 'Components/Content/CalendarLeaf',
  component: CalendarLeaf,
  parameters: { guide },
  args: { day: 18, month: 'April', year: 2026, weekday: 'Saturday', dateTime: '2026-04-18' },
} satisfies Meta<typeof CalendarLeaf>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DoAndDont: Story = doAndDont(
  {
    rule: 'The weekday in full: people plan by it.',
    example: <CalendarLeaf day={18} month="April" year={2026} weekday="Saturday" dateTime="2026-04-18" />,
  },
  {
    rule: 'Figures only, which the world reads in two ways.',
    example: <CalendarLeaf day="04/18" month="2026" dateTime="2026-04-18" />,
  },
);

export const SaysTheDayToMachinesToo: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('time')).toHaveAttribute('datetime', '2026-04-18');
  },
};

export const States: Story = {
  render: (args) => (
    <Stack direction="row" style={{ alignItems: 'start' }}>
      <CalendarLeaf {...args} />
      <CalendarLeaf day={6} month="September" year={2026} weekday="Wednesday" dateTime="2026-09-06" />
      <CalendarLeaf day={30} month="May" dateTime="2026-05-30" />
    </Stack>
  ),
};
