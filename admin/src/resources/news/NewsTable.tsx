import { formatLongDate } from '@year-group/api-types/dates';
import type { NewsItem } from '@year-group/api-types/newsItem';
import { DataTable } from 'react-admin';
import { PanelTable } from '#components/lists/PanelTable.tsx';
import { NewsActions } from './NewsActions.tsx';

/** The news items as a table. */
export function NewsTable() {
  return (
    <PanelTable<NewsItem>>
      <DataTable.Col<NewsItem> source="title" label="Title" cellClassName="panel-title" />
      <DataTable.Col<NewsItem> source="category" label="Category" />
      <DataTable.Col<NewsItem>
        source="createdAt"
        label="Date"
        sortByOrder="DESC"
        cellClassName="panel-short"
        render={({ createdAt }) => <time dateTime={createdAt}>{formatLongDate(createdAt)}</time>}
      />
      <DataTable.Col<NewsItem>
        label="Actions"
        disableSort
        headerClassName="panel-actions"
        cellClassName="panel-actions"
        render={(item) => <NewsActions item={item} />}
      />
    </PanelTable>
  );
}
