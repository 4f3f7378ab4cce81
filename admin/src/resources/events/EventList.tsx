import { formatClock, formatLongDate } from '@year-group/api-types/common/dates';
import { excerptLength } from '@year-group/api-types/common/limits';
import type { Event } from '@year-group/api-types/content/event';
import { messages } from '@year-group/api-types/messages';
import { DataTableColumn, SelectInput } from 'react-admin';
import { CategoryFilter } from '#components/lists/CategoryFilter.tsx';
import type { ListTexts } from '#components/lists/listTexts.ts';
import { PanelList, TrashAndCreate } from '#components/lists/PanelList.tsx';
import { NameWithPicture } from '#components/Thumbnail.tsx';

const times = [
  { id: 'upcoming', name: 'Upcoming' },
  { id: 'past', name: 'Past' },
];

const texts: ListTexts<Event> = {
  title: 'Events',
  noun: 'Events',
  emptyText: messages.events.adminEmpty,
  emptyHint: '“Create Event” announces the first one.',
  failedText: messages.events.fetchFailed,
  describe: ({ title, location, startsAt, time, coming, imageUrl }) => ({
    title,
    imageUrl,
    detail: `${formatLongDate(startsAt)}, ${formatClock(time)}, ${location}${coming ? `, ${coming} coming` : ''}`,
  }),
  deletion: messages.events,
};

/** All events, the next one first. */
export function EventList() {
  return (
    <PanelList<Event>
      resource="events"
      texts={texts}
      // The server's own order, the next one first. In react-admin, `id` means no order.
      sort={{ field: 'id', order: 'ASC' }}
      sortFields={['date', 'createdAt', 'title', 'location']}
      filters={[
        <SelectInput key="when" source="when" label="When" emptyText="All times" choices={times} />,
        <CategoryFilter key="category" source="category" />,
      ]}
      actions={<TrashAndCreate createLabel="Create Event" />}
      formOf={({ id }) => `/events/edit/${id}`}
      cardOf={({ title, state }) => ({ name: messages.events.titled(title, state) })}
    >
      <DataTableColumn<Event>
        source="title"
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
      <DataTableColumn<Event> source="location" />
      <DataTableColumn<Event> source="coming" disableSort cellClassName="panel-short" />
    </PanelList>
  );
}

/** The beginning of a rich text, without tags and on one line, cut between words if possible. */
function excerptOf(html: string): string {
  const spaced = html.replaceAll(/<\/(p|li)>|<br\s*\/?>/g, ' ');
  const { body } = new DOMParser().parseFromString(spaced, 'text/html');
  const text = body.textContent.replaceAll(/\s+/g, ' ').trim();
  return text.length > excerptLength ? `${text.slice(0, excerptLength).replace(/(\s+\S*|.)$/, '')}…` : text;
}
