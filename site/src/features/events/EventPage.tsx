import { latestCount } from '@year-group/api-types/common/limits';
import { messages } from '@year-group/api-types/messages';
import { pages } from '@year-group/api-types/system/pages';
import { Container } from '@year-group/ui-kit/Container';
import { EventCard } from '@year-group/ui-kit/EventCard';
import { Grid } from '@year-group/ui-kit/Grid';
import { Section } from '@year-group/ui-kit/Section';
import { Bone, Bones } from '@year-group/ui-kit/Skeleton';
import { Stack } from '@year-group/ui-kit/Stack';
import shared from '@year-group/ui-kit/styles/shared.module.css';
import { useParams } from 'react-router-dom';
import { eventCardOf } from '#components/cards.ts';
import page from '#components/ItemPage.module.css';
import { NotFoundPage } from '#components/NotFoundPage.tsx';
import { SubjectPage } from '#components/SubjectPage.tsx';
import { isMissing } from '#store/api/call.ts';
import { getEvent, useGetEventQuery, useListEventsQuery } from '#store/api/eventsApi.ts';
import { others } from '#store/api/newsApi.ts';
import { useAwaitsDraft } from '#store/api/useAwaitsDraft.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectNow } from '#store/siteSlice.ts';
import styles from './EventView.module.css';
import { EventView } from './EventView.tsx';

const failed = {
  title: messages.events.pageFailed,
  sentence: messages.events.fetchFailed,
  back: { href: pages.news.to('events'), label: 'Back to the events' },
};

/** One event: when, where, what, and up to three others. */
export function EventPage() {
  const { id = '' } = useParams();
  const { currentData: data, ...read } = useGetEventQuery(id, { skip: useAwaitsDraft(getEvent, id) });
  if (isMissing(read.error) && !data) return <NotFoundPage />;
  return (
    <SubjectPage read={{ ...read, data }} title="Event" skeleton={<EventSkeleton />} failed={failed}>
      {(event) => (
        <>
          <EventView key={event.id} event={event} />
          <RelatedEvents exceptId={event.id} />
        </>
      )}
    </SubjectPage>
  );
}

/** Up to three other events. Renders nothing when there are none. */
function RelatedEvents({ exceptId }: { exceptId: string }) {
  const { data = [] } = useListEventsQuery(others);
  const now = useAppSelector(selectNow);
  const related = data.filter(({ id }) => id !== exceptId).slice(0, latestCount);
  if (related.length === 0) return null;
  return (
    <Section className={page.Related} tone="sunken" kicker="Also in the diary" title="Related Events">
      <Grid className={page.Three}>
        {related.map((event) => (
          <EventCard key={event.id} {...eventCardOf(event, now)} layout="card" />
        ))}
      </Grid>
    </Section>
  );
}

function EventSkeleton() {
  return (
    <Container aria-hidden="true" className={page.Item}>
      <div className={page.Head}>
        <p className={`${shared.Caps} ${page.Line}`}>
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
        <Stack gap={6} className={styles.Text}>
          <Bones shapes={['wide', 'line', 'line', 'short']} />
        </Stack>
      </div>
    </Container>
  );
}
