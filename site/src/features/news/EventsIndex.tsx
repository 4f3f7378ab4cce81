import { messages } from '@year-group/api-types/messages';
import { EmptyState } from '@year-group/ui-kit/EmptyState';
import { EventCard } from '@year-group/ui-kit/EventCard';
import { Grid } from '@year-group/ui-kit/Grid';
import { Link } from '@year-group/ui-kit/Link';
import { Skeleton } from '@year-group/ui-kit/Skeleton';
import { Stack } from '@year-group/ui-kit/Stack';
import { eventCardOf, isPast } from '#components/cards.ts';
import { ListOf } from '#components/ListOf.tsx';
import { eventsCalendar } from '#lib/files.ts';
import { useListEventsQuery } from '#store/api/eventsApi.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectNow } from '#store/siteSlice.ts';
import styles from './HubPage.module.css';

/** All events: upcoming ones by date, and past ones in a section of their own. */
export function EventsIndex() {
  const read = useListEventsQuery({});
  const now = useAppSelector(selectNow);
  return (
    <ListOf
      read={read}
      empty={messages.events.hubEmpty}
      failed={messages.events.fetchFailed}
      skeleton={<Skeleton kind="article" count={6} />}
    >
      {(events) => {
        const upcoming = events.filter((event) => !isPast(event, now));
        const past = events.filter((event) => isPast(event, now));
        return (
          <div className={styles.Panel}>
            {upcoming.length === 0 && <EmptyState icon="calendar">{messages.events.hubEmpty}</EmptyState>}
            <Grid>
              {upcoming.map((event) => (
                <EventCard key={event.id} {...eventCardOf(event, now)} layout="card" level={2} />
              ))}
            </Grid>
            <p className={styles.Follow}>
              New dates can appear in your own calendar by themselves.
              <Link variant="standalone" href={eventsCalendar} target="_self">
                Subscribe to all events
              </Link>
            </p>
            {past.length > 0 && (
              <Stack gap={5}>
                <h2>Past events</h2>
                <Grid>
                  {past.map((event) => (
                    <EventCard key={event.id} {...eventCardOf(event, now)} layout="card" />
                  ))}
                </Grid>
              </Stack>
            )}
          </div>
        );
      }}
    </ListOf>
  );
}
