import type { NewsItem } from '@year-group/api-types/newsItem';
import { DataTable } from 'react-admin';
import { formatDay } from '../../lib/dates.ts';
import { DeleteRowButton } from '../../lists/DeleteRowButton.tsx';
import { PanelTable } from '../../lists/PanelTable.tsx';

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
        render={({ createdAt }) => <time dateTime={createdAt}>{formatDay(createdAt)}</time>}
      />
      <DataTable.Col<NewsItem>
        label="Actions"
        disableSort
        headerClassName="panel-actions"
        cellClassName="panel-actions"
        render={(item) => <DeleteRowButton row={item} />}
      />
    </PanelTable>
  );
}
