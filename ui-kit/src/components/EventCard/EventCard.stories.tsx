import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { events, scenes } from '../../testing/samples.ts';
import { Container } from '../Container/Container.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { EventCard } from './EventCard.tsx';

const meta = {
  title: 'Components/EventCard',
  component: EventCard,
  args: {
    title: 'Annual general meeting and dinner',
    href: '/events/2',
    day: '30',
    month: 'May',
    year: '2026',
    dateTime: '2026-05-30T18:00Z',
    time: '6:00 pm',
    place: 'Alisa Hotel, North Ridge, Accra',
    category: 'Meeting',
    picture: scenes.reunion,
  },
} satisfies Meta<typeof EventCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SaysItsDayToMachinesToo: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('time')).toHaveAttribute('datetime', '2026-05-30T18:00Z');
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/events/2');
  },
};

export const States: Story = {
  render: () => (
    <Container>
      {events.map((event) => (
        <EventCard key={event.href} {...event} />
      ))}
      <Grid style={{ marginBlockStart: 'var(--space-8)' }}>
        {events.map((event, index) => (
          <EventCard key={event.href} {...event} layout="card" past={index === 2} />
        ))}
      </Grid>
    </Container>
  ),
};
