import { formatClock, formatLongDate } from '@year-group/api-types/common/dates';
import { excerptLength } from '@year-group/api-types/common/limits';
import type { Event } from '@year-group/api-types/content/event';
import { messages } from '@year-group/api-types/messages';
import { CardWords } from '#components/lists/CardList.tsx';
import { CategoryFilter } from '#components/lists/CategoryFilter.tsx';
import { Column } from '#components/lists/Column.tsx';
import { EditAndDelete, TrashAndCreate } from '#components/lists/ListActions.tsx';
import { ListPage } from '#components/lists/ListPage.tsx';
import type { ListTexts } from '#components/lists/listTexts.ts';
import { FilterSelect } from '#components/NativeSelect.tsx';
import { NameWithPicture } from '#components/Thumbnail.tsx';
import { useCan } from '#providers/account.ts';

const sorts = [
  // The server's own order. In react-admin, `id` means no order.
  { field: 'id', order: 'ASC', label: 'Next first' },
  { field: 'date', order: 'DESC', label: 'Latest date first' },
  { field: 'createdAt', order: 'DESC', label: 'Newest first' },
  { field: 'title', order: 'ASC', label: 'Title' },
  { field: 'location', order: 'ASC', label: 'Location' },
] as const;
const times = [
  { value: 'upcoming', label: 'Upcoming' },
  { value: 'past', label: 'Past' },
];

const texts: ListTexts<Event> = {
  title: 'Events',
  searchLabel: 'Search events',
  emptyText: messages.events.adminEmpty,
  emptyHint: '“Create Event” announces the first one.',
  failedText: messages.events.fetchFailed,
  moreLabel: 'Load More Events',
  one: 'event',
  many: 'events',
  describe: ({ title, location, startsAt }) => ({
    title,
    detail: `${formatLongDate(startsAt)}, ${location}`,
  }),
  right: 'content.change',
  manyRight: 'content.deleteMany',
  deletion: messages.events,
};

/** All events, the next one first. */
export function EventList() {
  const canEdit = useCan('content.change');
  return (
    <ListPage
      texts={texts}
      sorts={sorts}
      placeOf={canEdit ? ({ id }) => `/admin/events/edit/${id}` : undefined}
      filters={
        <>
          <FilterSelect source="when" label="When" allLabel="All times" choices={times} />
          <CategoryFilter resource="events" />
        </>
      }
      actions={<TrashAndCreate kind="events" createLabel="Create Event" />}
      columns={
        <>
          <Column<Event>
            source="title"
            label="Title"
            cellClassName="panel-title"
            render={({ title, state, imageUrl }) => (
              <NameWithPicture name={messages.events.titled(title, state)} imageUrl={imageUrl} />
            )}
          />
          <Column<Event>
            label="Description"
            disableSort
            render={({ description }) => excerptOf(description)}
          />
          <Column<Event>
            source="date"
            label="Date"
            sortByOrder="DESC"
            cellClassName="panel-short"
            render={({ startsAt, time }) => (
              <time dateTime={startsAt}>
                {formatLongDate(startsAt)}
                <br />
                {formatClock(time)}
              </time>
            )}
          />
          <Column<Event> source="location" label="Location" />
        </>
      }
      renderCard={({ category, title, state, imageUrl, startsAt, time, location }) => (
        <CardWords above={category} name={messages.events.titled(title, state)} imageUrl={imageUrl}>
          <time dateTime={startsAt}>{formatLongDate(startsAt)}</time>, {formatClock(time)}
          <br />
          {location}
        </CardWords>
      )}
      renderActions={(event, isCard) => (
        <EditAndDelete row={event} to={`/admin/events/edit/${event.id}`} isLabelled={isCard} />
      )}
    />
  );
}

/** The beginning of a rich text, without tags and on one line. */
function excerptOf(html: string): string {
  const spaced = html.replaceAll(/<\/(p|li)>|<br\s*\/?>/g, ' ');
  const { body } = new DOMParser().parseFromString(spaced, 'text/html');
  const text = body.textContent.replaceAll(/\s+/g, ' ').trim();
  return text.length > excerptLength ? `${text.slice(0, excerptLength).trimEnd()}…` : text;
}
