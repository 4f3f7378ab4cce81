import type { Event } from '@year-group/api-types/event';
import { useEffect, useState } from 'react';
import { PageLoading } from '#components/PageLoading.tsx';
import { cleanRichText } from '#lib/richText.ts';
import { usePreviewDraft } from '#lib/usePreviewDraft.ts';
import type { EventDetails } from '#store/api/eventsApi.ts';
import { EventSkeleton } from './EventSkeleton.tsx';
import { EventView } from './EventView.tsx';

/** Preview of an event before it is published. */
export function EventPreviewPage() {
  const event = useCleaned(usePreviewDraft('events'));
  if (event) return <EventView event={event} />;
  return (
    <PageLoading title="Preview">
      <EventSkeleton />
    </PageLoading>
  );
}

function useCleaned(draft: Event | undefined): EventDetails | undefined {
  const [event, setEvent] = useState<EventDetails>();
  useEffect(() => {
    if (!draft) return;
    void cleanRichText(draft.description).then((description) => setEvent({ ...draft, description }));
  }, [draft]);
  return event;
}
