import { formatClock, formatLongDate } from '@year-group/api-types/common/dates';
import { excerptLength } from '@year-group/api-types/common/limits';
import type { Event } from '@year-group/api-types/content/event';
import { messages } from '@year-group/api-types/messages';
import { DataTableColumn, SelectInput, useCanAccess } from 'react-admin';
import { CategoryFilter } from '#components/lists/CategoryFilter.tsx';
import { BulkDelete } from '#components/lists/DeleteButtons.tsx';
import { EditAndDelete, TrashAndCreate } from '#components/lists/ListActions.tsx';
import type { ListTexts } from '#components/lists/listTexts.ts';
import { PanelList } from '#components/lists/PanelList.tsx';
import { NameWithPicture } from '#components/Thumbnail.tsx';

const times = [
  { id: 'upcoming', name: 'Upcoming' },
  { id: 'past', name: 'Past' },
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
  deletion: messages.events,
};

const formOf = ({ id }: Event) => `/admin/events/edit/${id}`;

/** All events, the next one first. */
export function EventList() {
  const { canAccess: canEdit } = useCanAccess({ resource: 'events', action: 'edit' });
  return (
    <PanelList<Event>
      texts={texts}
      // The server's own order, the next one first. In react-admin, `id` means no order.
      sort={{ field: 'id', order: 'ASC' }}
      sortFields={['date', 'createdAt', 'title', 'location']}
      filters={[
        <SelectInput key="when" source="when" label="When" emptyText="All times" choices={times} />,
        <CategoryFilter key="category" source="category" />,
      ]}
      actions={<TrashAndCreate kind="events" createLabel="Create Event" />}
      bulkActions={<BulkDelete texts={texts} />}
      placeOf={canEdit ? formOf : undefined}
      cardOf={({ title, state, imageUrl, startsAt, time, location }) => ({
        name: messages.events.titled(title, state),
        imageUrl,
        line: (
          <>
            <time dateTime={startsAt}>{formatLongDate(startsAt)}</time>, {formatClock(time)}, {location}
          </>
        ),
      })}
    >
      <DataTableColumn<Event>
        source="title"
        label="Title"
        cellClassName="panel-title"
        render={({ title, state, imageUrl }) => (
          <NameWithPicture name={messages.events.titled(title, state)} imageUrl={imageUrl} />
        )}
      />
      <DataTableColumn<Event>
        label="Description"
        disableSort
        render={({ description }) => excerptOf(description)}
      />
      <DataTableColumn<Event>
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
      <DataTableColumn<Event> source="location" label="Location" />
      <DataTableColumn<Event>
        label="Actions"
        disableSort
        headerClassName="panel-actions"
        cellClassName="panel-actions"
        render={(event) => <EditAndDelete texts={texts} to={formOf(event)} />}
      />
    </PanelList>
  );
}

/** The beginning of a rich text, without tags and on one line. */
function excerptOf(html: string): string {
  const spaced = html.replaceAll(/<\/(p|li)>|<br\s*\/?>/g, ' ');
  const { body } = new DOMParser().parseFromString(spaced, 'text/html');
  const text = body.textContent.replaceAll(/\s+/g, ' ').trim();
  return text.length > excerptLength ? `${text.slice(0, excerptLength).trimEnd()}…` : text;
}
