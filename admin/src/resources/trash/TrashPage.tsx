import { Typography } from '@mui/material';
import { formatLongDate } from '@year-group/api-types/common/dates';
import { trashDays } from '@year-group/api-types/common/limits';
import { type TrashKind, trashKinds } from '@year-group/api-types/common/lists';
import type { TrashEntry } from '@year-group/api-types/content/trash';
import { messages } from '@year-group/api-types/messages';
import { trashRights } from '@year-group/api-types/officers/rights';
import { DataTableColumn, SelectInput, useListContext, useNotify, useRefresh } from 'react-admin';
import { ActButton } from '#components/ActButton.tsx';
import { useChosenRows } from '#components/lists/Choosing.tsx';
import { RowPreview } from '#components/lists/DeleteQuestion.tsx';
import type { ListTexts } from '#components/lists/listTexts.ts';
import { PanelList } from '#components/lists/PanelList.tsx';
import type { CallApi } from '#providers/dataProvider.ts';

/** Labels of the kinds of deleted records, by area. */
const kindLabels: Record<TrashKind, string> = {
  members: 'Member',
  news: 'News item',
  events: 'Event',
  shop: 'Listing',
};
const kinds = trashKinds.map((id) => ({ id, name: kindLabels[id] }));

/** Texts of the trash. */
export const trashTexts: ListTexts<TrashEntry> = {
  title: 'Trash',
  searchLabel: 'Search the trash',
  emptyText: `The trash is empty. What you delete stays in the trash for ${trashDays} days.`,
  failedText: 'The trash could not be read.',
  moreLabel: 'Load More',
  describe: ({ kind, title, restorableUntil }) => ({
    title,
    detail: `${kindLabels[kind]}, kept until ${formatLongDate(restorableUntil)}`,
  }),
};

/** Records deleted in the last thirty days. */
export function TrashPage() {
  return (
    <PanelList<TrashEntry>
      resource="trash"
      texts={trashTexts}
      sort={{ field: 'deletedAt', order: 'DESC' }}
      sortFields={['deletedAt', 'title']}
      filters={[<SelectInput key="kind" source="kind" emptyText="Everything" choices={kinds} />]}
      bulkActions={<TrashActions />}
      renderActions={(entry) => <Restore entries={[entry]} />}
      cardOf={(entry) => ({ actions: <Restore entries={[entry]} /> })}
    >
      <DataTableColumn<TrashEntry>
        source="title"
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
        render={({ restorableUntil: until }) => <time dateTime={until}>{formatLongDate(until)}</time>}
      />
    </PanelList>
  );
}

/** Restores deleted records and reports how many, or why one failed. */
function Restore({ entries, onDone }: { entries: readonly TrashEntry[]; onDone?: () => void }) {
  const notify = useNotify();
  const refresh = useRefresh();
  const [first] = entries;
  const isOne = entries.length === 1;

  async function handleRestore(call: CallApi) {
    const ids = entries.map(({ id }) => id);
    const { restored, refused } = await call('POST /api/admin/trash/restore', { body: { ids } });
    if (restored > 0) {
      notify(`${isOne ? `“${first?.title}” was` : `${restored} were`} restored.`, { type: 'success' });
    }
    for (const { id, message } of refused) {
      const title = entries.find((entry) => entry.id === id)?.title;
      notify(`“${title}” was not restored: ${message}`, { type: 'error' });
    }
    // The restored record is in its area again.
    refresh();
  }

  return (
    <ActButton
      right={onDone || !first ? 'trash.restore' : trashRights[first.kind]}
      {...(onDone ? { variant: 'contained', onDone } : { 'aria-label': `Restore ${first?.title}` })}
      act={handleRestore}
    >
      Restore
    </ActButton>
  );
}

/** Actions for selected entries of the trash: restore, or delete permanently. */
function TrashActions() {
  const rows = useChosenRows<TrashEntry>();
  const { onUnselectItems } = useListContext();
  const ids = rows.map(({ id }) => id);
  return (
    <>
      <ActButton
        right="trash.empty"
        variant="outlined"
        color="error"
        question={{
          title: messages.news.batchTitle,
          text: messages.admin.trashWarning(rows.length),
          rows: <RowPreview rows={rows} describe={trashTexts.describe} />,
          yes: 'Yes, delete them',
        }}
        act={(call) => call('DELETE /api/admin/trash', { body: { ids } })}
        done={({ deleted }) =>
          `${deleted} ${deleted === 1 ? 'record was' : 'records were'} deleted for good.`
        }
        reread={['trash']}
        onDone={onUnselectItems}
      >
        Delete for good
      </ActButton>
      <Restore entries={rows} onDone={onUnselectItems} />
    </>
  );
}
