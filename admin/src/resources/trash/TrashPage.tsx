import { Typography } from '@mui/material';
import { formatLongDate } from '@year-group/api-types/common/dates';
import { trashKinds } from '@year-group/api-types/common/lists';
import type { TrashEntry } from '@year-group/api-types/content/trash';
import { CardWords } from '#components/lists/CardList.tsx';
import { Column } from '#components/lists/Column.tsx';
import { ListPage } from '#components/lists/ListPage.tsx';
import { FilterSelect } from '#components/NativeSelect.tsx';
import { RestoreButton, TrashActions } from './TrashActions.tsx';
import { kindLabels, trashTexts } from './trashTexts.ts';

const sorts = [
  { field: 'deletedAt', order: 'DESC', label: 'Deleted last' },
  { field: 'deletedAt', order: 'ASC', label: 'Deleted first' },
  { field: 'title', order: 'ASC', label: 'Title' },
] as const;
const kinds = trashKinds.map((value) => ({ value, label: kindLabels[value] }));

/** Records deleted in the last thirty days. */
export function TrashPage() {
  return (
    <ListPage
      resource="trash"
      texts={trashTexts}
      sorts={sorts}
      filters={<FilterSelect source="kind" label="Kind" allLabel="Everything" choices={kinds} />}
      selectionActions={<TrashActions />}
      columns={
        <>
          <Column<TrashEntry>
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
          <Column<TrashEntry> label="Kind" disableSort render={({ kind }) => kindLabels[kind]} />
          <Column<TrashEntry>
            source="deletedAt"
            label="Deleted"
            sortByOrder="DESC"
            cellClassName="panel-short"
            render={({ deletedAt }) => <time dateTime={deletedAt}>{formatLongDate(deletedAt)}</time>}
          />
          <Column<TrashEntry>
            label="Kept until"
            disableSort
            cellClassName="panel-short"
            render={({ restorableUntil }) => (
              <time dateTime={restorableUntil}>{formatLongDate(restorableUntil)}</time>
            )}
          />
        </>
      }
      renderCard={({ kind, title, detail, deletedAt, restorableUntil }) => (
        <>
          <CardWords above={kindLabels[kind]} name={title}>
            {detail}
          </CardWords>
          <Typography variant="body2" color="textSecondary">
            Deleted {formatLongDate(deletedAt)}, kept until {formatLongDate(restorableUntil)}
          </Typography>
        </>
      )}
      renderActions={(entry) => <RestoreButton entry={entry} />}
    />
  );
}
