import { theGroup } from '@year-group/api-types/group/theGroup';
import { eventsCalendar, newsFeed } from '#lib/files.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectGroup } from '#store/siteSlice.ts';

/** Links to the feeds and the calendar. React moves them into the document's head. */
export function FeedLinks() {
  const { identity, parts } = useAppSelector(selectGroup);
  const group = theGroup(identity.name);
  return (
    <>
      <link rel="alternate" type="application/atom+xml" title={`News of ${group}`} href={newsFeed} />
      {parts.events && (
        <link rel="alternate" type="text/calendar" title={`Events of ${group}`} href={eventsCalendar} />
      )}
    </>
  );
}
