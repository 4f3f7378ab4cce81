import { messages } from '@year-group/api-types/messages';
import { pages } from '@year-group/api-types/system/pages';
import { EventCard } from '@year-group/ui-kit/EventCard';
import { Link } from '@year-group/ui-kit/Link';
import { Reveal } from '@year-group/ui-kit/Reveal';
import { Section } from '@year-group/ui-kit/Section';
import { Skeleton } from '@year-group/ui-kit/Skeleton';
import { eventRowOf } from '#components/cards.ts';
import { ListOf } from '#components/ListOf.tsx';
import { useListEventsQuery } from '#store/api/eventsApi.ts';
import { latest } from '#store/api/newsApi.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectNow } from '#store/siteSlice.ts';

/** The next three events, by their dates. */
export function LatestEvents() {
  const read = useListEventsQuery(latest);
  const now = useAppSelector(selectNow);
  return (
    <Section
      tone="sunken"
      kicker="Events"
      title="Where we meet"
      action={
        <Link variant="standalone" href={pages.news.to('events')}>
          All events
        </Link>
      }
    >
      <Reveal>
        <ListOf
          read={read}
          empty={messages.events.homeEmpty}
          failed={messages.events.fetchFailed}
          skeleton={<Skeleton kind="event" count={latest.limit} />}
        >
          {(events) => events.map((event) => <EventCard key={event.id} {...eventRowOf(event, now)} />)}
        </ListOf>
      </Reveal>
    </Section>
  );
}
