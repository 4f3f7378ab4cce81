import { formatLongDate } from '@year-group/api-types/dates';
import type { Event } from '@year-group/api-types/event';
import { excerptLength } from '@year-group/api-types/limits';
import { DataTable } from 'react-admin';
import { PanelTable } from '#components/lists/PanelTable.tsx';
import { EventActions } from './EventActions.tsx';

/** The events as a table. */
export function EventTable() {
  return (
    <PanelTable<Event>>
      <DataTable.Col<Event> source="title" label="Title" cellClassName="panel-title" />
      <DataTable.Col<Event>
        label="Description"
        disableSort
        render={({ description }) => excerptOf(description)}
      />
      <DataTable.Col<Event>
        source="date"
        label="Date"
        sortByOrder="DESC"
        cellClassName="panel-short"
        render={({ date, startsAt }) => <time dateTime={date}>{formatLongDate(startsAt)}</time>}
      />
      <DataTable.Col<Event> source="location" label="Location" />
      <DataTable.Col<Event>
        label="Actions"
        disableSort
        headerClassName="panel-actions"
        cellClassName="panel-actions"
        render={(event) => <EventActions event={event} />}
      />
    </PanelTable>
  );
}

function excerptOf(html: string): string {
  const text = plainText(html);
  return text.length > excerptLength ? `${text.slice(0, excerptLength).trimEnd()}…` : text;
}

/** Rich text without tags, on one line. */
function plainText(html: string): string {
  const spaced = html.replaceAll(/<\/(p|li)>|<br\s*\/?>/g, ' ');
  const { body } = new DOMParser().parseFromString(spaced, 'text/html');
  return body.textContent.replaceAll(/\s+/g, ' ').trim();
}
