import { Typography } from '@mui/material';
import { formatLongDate } from '@year-group/api-types/common/dates';
import { trashKinds } from '@year-group/api-types/common/lists';
import type { TrashEntry } from '@year-group/api-types/content/trash';
import { DataTableColumn, SelectInput } from 'react-admin';
import { PanelList } from '#components/lists/PanelList.tsx';
import { RestoreButton, TrashActions } from './TrashActions.tsx';
import { kindLabels, trashTexts } from './trashTexts.ts';

const kinds = trashKinds.map((id) => ({ id, name: kindLabels[id] }));

/** Records deleted in the last thirty days. */
export function TrashPage() {
  return (
    <PanelList<TrashEntry>
      resource="trash"
      texts={trashTexts}
      sort={{ field: 'deletedAt', order: 'DESC' }}
      sortFields={['deletedAt', 'title']}
      filters={[<SelectInput key="kind" source="kind" label="Kind" emptyText="Everything" choices={kinds} />]}
      bulkActions={<TrashActions />}
      cardOf={(entry) => ({
        name: entry.title,
        line: `${kindLabels[entry.kind]}, kept until ${formatLongDate(entry.restorableUntil)}`,
        actions: <RestoreButton entry={entry} />,
      })}
    >
      <DataTableColumn<TrashEntry>
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
      <DataTableColumn<TrashEntry> label="Kind" disableSort render={({ kind }) => kindLabels[kind]} />
      <DataTableColumn<TrashEntry>
        source="deletedAt"
        label="Deleted"
        sortByOrder="DESC"
        cellClassName="panel-short"
        render={({ deletedAt }) => <time dateTime={deletedAt}>{formatLongDate(deletedAt)}</time>}
      />
      <DataTableColumn<TrashEntry>
        label="Kept until"
        disableSort
        cellClassName="panel-short"
        render={({ restorableUntil }) => (
          <time dateTime={restorableUntil}>{formatLongDate(restorableUntil)}</time>
        )}
      />
      <DataTableColumn<TrashEntry>
        label="Actions"
        disableSort
        headerClassName="panel-actions"
        cellClassName="panel-actions"
        render={(entry) => <RestoreButton entry={entry} />}
      />
    </PanelList>
  );
}
