import { messages } from '@year-group/api-types/messages';
import { pages } from '@year-group/api-types/pages';
import { useParams } from 'react-router-dom';
import { LoadFailed } from '#components/LoadFailed.tsx';
import { NotFoundPage } from '#components/NotFoundPage.tsx';
import { PageLoading } from '#components/PageLoading.tsx';
import { getEvent } from '#store/api/eventsApi.ts';
import { useSubject } from '#store/api/useSubject.ts';
import { EventSkeleton } from './EventSkeleton.tsx';
import { EventView } from './EventView.tsx';
import { RelatedEvents } from './RelatedEvents.tsx';

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
