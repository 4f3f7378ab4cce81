import { association } from '#content/association.ts';
import { eventsCalendar, newsFeed } from '#lib/files.ts';

/** Links to the feeds and the calendar. React moves them into the document's head. */
export function FeedLinks() {
  return (
    <>
      <link
        rel="alternate"
        type="application/atom+xml"
        title={`News of the ${association.name}`}
        href={newsFeed}
      />
      <link
        rel="alternate"
        type="text/calendar"
        title={`Events of the ${association.name}`}
        href={eventsCalendar}
      />
    </>
  );
}
