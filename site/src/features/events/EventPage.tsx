import { latestCount } from '@year-group/api-types/limits';
import { messages } from '@year-group/api-types/messages';
import { pages } from '@year-group/api-types/pages';
import { Container } from '@year-group/ui-kit/Container';
import { EventCard } from '@year-group/ui-kit/EventCard';
import { Grid } from '@year-group/ui-kit/Grid';
import { Section } from '@year-group/ui-kit/Section';
import { Bone, Bones } from '@year-group/ui-kit/Skeleton';
import { Stack } from '@year-group/ui-kit/Stack';
import { useParams } from 'react-router-dom';
import { eventCardOf } from '#components/cards.ts';
import { LoadFailed } from '#components/LoadFailed.tsx';
import { NotFoundPage } from '#components/NotFoundPage.tsx';
import { PageLoading } from '#components/PageLoading.tsx';
import { getEvent, useListEventsQuery } from '#store/api/eventsApi.ts';
import { others } from '#store/api/listSizes.ts';
import { useSubject } from '#store/api/useSubject.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectNow } from '#store/siteSlice.ts';
import styles from './EventView.module.css';
import { EventView } from './EventView.tsx';

/** One event: when, where, what, and up to three others. */
export function EventPage() {
  const { id = '' } = useParams();
  const { data: event, isMissing, isFailed, refetch } = useSubject(getEvent, id);

  if (event) {
    return (
      <>
        <EventView event={event} />
        <RelatedEvents exceptId={event.id} />
      </>
    );
  }
  if (isMissing) return <NotFoundPage />;
  if (!isFailed) {
    return (
      <PageLoading title="Event">
        <EventSkeleton />
      </PageLoading>
    );
  }
  return (
    <LoadFailed
      title={messages.events.pageFailed}
      sentence={messages.events.fetchFailed}
      onRetry={refetch}
      back={{ href: pages.news.to('events'), label: 'Back to the events' }}
    />
  );
}

/** Up to three other events. Renders nothing when there are none. */
function RelatedEvents({ exceptId }: { exceptId: string }) {
  const { data = [] } = useListEventsQuery(others);
  const now = useAppSelector(selectNow);
  const related = data.filter(({ id }) => id !== exceptId).slice(0, latestCount);
  if (related.length === 0) return null;
  return (
    <Section className={styles.Related} tone="sunken" kicker="Also in the diary" title="Related Events">
      <Grid className={styles.Three}>
        {related.map((event) => (
          <EventCard key={event.id} {...eventCardOf(event, now)} layout="card" />
        ))}
      </Grid>
    </Section>
  );
}

/** The skeleton of an event. */
function EventSkeleton() {
  return (
    <Container aria-hidden="true" className={styles.Event}>
      <div className={styles.Head}>
        <p className={styles.Line}>
          <span>Events</span>
          <span>{messages.loading}</span>
        </p>
        <Bone shape="heading" />
      </div>
      <div className={styles.Columns}>
        <div className={styles.Facts}>
          <Bone shape="square" className={styles.Leaf} />
          <div className={styles.FactBones}>
            <Bones shapes={['line', 'line', 'short']} />
          </div>
        </div>
        <Stack gap={6}>
          <Bones shapes={['wide', 'line', 'line', 'short']} />
        </Stack>
      </div>
    </Container>
  );
}
