import { styled } from '@mui/material/styles';
import type { NewsItem } from '@year-group/api-types/newsItem';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { DataTable } from 'react-admin';
import { formatDay } from '../../lib/dates.ts';

const Table = styled(DataTable<NewsItem>)({
  '& .column-title': { inlineSize: '60%' },
  '& td.column-title': { fontSize: tokens.text.sm, fontWeight: tokens.weight.strong },
  '& td.column-createdAt': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
});

/** The news items as a table. */
export function NewsTable() {
  return (
    <Table bulkActionButtons={false} rowClick={false}>
      <DataTable.Col<NewsItem> source="title" label="Title" />
      <DataTable.Col<NewsItem> source="category" label="Category" />
      <DataTable.Col<NewsItem>
        source="createdAt"
        label="Date"
        sortByOrder="DESC"
        render={({ createdAt }) => <time dateTime={createdAt}>{formatDay(createdAt)}</time>}
      />
    </Table>
  );
}
