import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../docs/guide.ts';
import { doAndDont } from '../../testing/doAndDont.tsx';
import { InStates } from '../../testing/InStates.tsx';
import { events, scenes } from '../../testing/samples.ts';
import { Container } from '../Container/Container.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { EventCard } from './EventCard.tsx';

const guide: Guide = {
  use: 'One event in a list, with its date first.',
  avoid: ['News: use ArticleCard.', 'A date alone: use CalendarLeaf.'],
  anatomy: ['the date', 'the category', 'the title, through which all of it is a link', 'time and place'],
  keys: { Tab: 'moves to the event', Enter: 'opens it' },
};

const meta = {
  title: 'Components/Content/EventCard',
  component: EventCard,
  parameters: { guide },
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

const [sample] = events as [(typeof events)[0]];
export const DoAndDont: Story = doAndDont(
  {
    rule: 'The place as one would tell a driver.',
    example: <EventCard {...sample} place="Assembly Hall, Legon" />,
  },
  { rule: 'A place that only insiders know.', example: <EventCard {...sample} place="The usual place" /> },
);

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
      <InStates of="article, a">
        {events.slice(0, 1).map((event) => (
          <EventCard key={event.href} {...event} layout="card" />
        ))}
      </InStates>
    </Container>
  ),
};
