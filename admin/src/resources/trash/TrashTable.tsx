import { Typography } from '@mui/material';
import { formatLongDate } from '@year-group/api-types/dates';
import type { TrashEntry } from '@year-group/api-types/trash';
import { DataTable } from 'react-admin';
import { PanelTable } from '#components/lists/PanelTable.tsx';
import { RestoreButton } from './RestoreButton.tsx';
import { kindLabels } from './trashTexts.ts';

/** The deleted records as a table. */
export function TrashTable() {
  return (
    <PanelTable<TrashEntry>>
      <DataTable.Col<TrashEntry>
        source="title"
        label="Title"
        cellClassName="panel-title"
        render={({ title, detail }) => (
          <>
            {title}
            <Typography variant="body2" color="textSecondary">
              {detail}
            </Typography>
          </>
        )}
      />
      <DataTable.Col<TrashEntry> label="Kind" disableSort render={({ kind }) => kindLabels[kind]} />
      <DataTable.Col<TrashEntry>
        source="deletedAt"
        label="Deleted"
        sortByOrder="DESC"
        cellClassName="panel-short"
        render={({ deletedAt }) => <time dateTime={deletedAt}>{formatLongDate(deletedAt)}</time>}
      />
      <DataTable.Col<TrashEntry>
        label="Kept until"
        disableSort
        cellClassName="panel-short"
        render={({ restorableUntil }) => (
          <time dateTime={restorableUntil}>{formatLongDate(restorableUntil)}</time>
        )}
      />
      <DataTable.Col<TrashEntry>
        label="Actions"
        disableSort
        headerClassName="panel-actions"
        cellClassName="panel-actions"
        render={(entry) => <RestoreButton entry={entry} />}
      />
    </PanelTable>
  );
}
