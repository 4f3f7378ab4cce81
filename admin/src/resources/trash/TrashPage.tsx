import { Typography } from '@mui/material';
import { formatLongDate } from '@year-group/api-types/common/dates';
import { type TrashKind, trashKinds } from '@year-group/api-types/common/lists';
import type { TrashEntry } from '@year-group/api-types/content/trash';
import { messages } from '@year-group/api-types/messages';
import { trashRights } from '@year-group/api-types/officers/rights';
import { DataTableColumn, DateField, SelectInput, useListContext, useNotify } from 'react-admin';
import { ActButton } from '#components/ActButton.tsx';
import { type ListTexts, trashText } from '#components/lists/listTexts.ts';
import { PanelList } from '#components/lists/PanelList.tsx';
import { RowPreview } from '#components/lists/RowPreview.tsx';
import { useSelectedRows } from '#components/lists/SelectRow.tsx';
import { useRights } from '#providers/account.ts';
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
  noun: 'Deleted Records',
  emptyText: 'No deleted records found.',
  emptyHint: trashText,
  failedText: 'The trash could not be read.',
  describe: ({ kind, title, restorableUntil }) => ({
    title,
    detail: `${kindLabels[kind]}, kept until ${formatLongDate(restorableUntil)}`,
  }),
};

/** Records deleted in the last thirty days. */
export function TrashPage() {
  const can = useRights();
  return (
    <PanelList<TrashEntry>
      resource="trash"
      texts={trashTexts}
      back={{ to: '/settings', label: 'Settings' }}
      sort={{ field: 'deletedAt', order: 'DESC' }}
      sortFields={['deletedAt', 'title']}
      filters={[<SelectInput key="kind" source="kind" emptyText="Everything" choices={kinds} />]}
      bulkActions={can('trash.restore') && <TrashActions />}
      renderActions={(entry) => <Restore entries={[entry]} />}
      cardOf={(entry) => ({ actions: <Restore entries={[entry]} /> })}
    >
      <DataTableColumn<TrashEntry>
        source="title"
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
      <DataTableColumn<TrashEntry> source="deletedAt" sortByOrder="DESC" field={DateField} />
      <DataTableColumn<TrashEntry> source="restorableUntil" disableSort field={DateField} />
    </PanelList>
  );
}

/** Restores deleted records and reports how many, or why one failed. */
function Restore({ entries, onDone }: { entries: readonly TrashEntry[]; onDone?: () => void }) {
  const notify = useNotify();
  const [first] = entries;
  const ids = entries.map(({ id }) => id);

  async function handleRestore(call: CallApi) {
    const { restored, refused } = await call('POST /api/admin/trash/restore', { body: { ids } });
    const only = entries.find((entry) => refused.every(({ id }) => id !== entry.id));
    const done = `${restored === 1 ? `“${only?.title}” was` : `${restored} were`} restored.`;
    if (restored > 0) notify(done, { type: 'success' });
    const left = refused.map(({ id, message }) => {
      const title = entries.find((entry) => entry.id === id)?.title;
      return `“${title}” was not restored: ${message}`;
    });
    // Five seconds to read each: later messages wait for it.
    if (left.length > 0) notify(left.join(' '), { type: 'error', autoHideDuration: 5000 * left.length });
    else onDone?.();
  }

  return (
    <ActButton
      right={first && trashRights[first.kind]}
      {...(onDone ? { variant: 'contained' } : { 'aria-label': `Restore ${first?.title}` })}
      act={handleRestore}
      // The restored record is in its area again.
      reread={['trash', ...trashKinds]}
    >
      Restore
    </ActButton>
  );
}

/** Actions for selected entries of the trash: restore, or delete permanently. */
function TrashActions() {
  const rows = useSelectedRows<TrashEntry>();
  const { onUnselectItems } = useListContext();
  const can = useRights();
  const ids = rows.map(({ id }) => id);
  return (
    <>
      <ActButton
        right="trash.empty"
        variant="outlined"
        color="error"
        question={{
          title: messages.admin.areYouSure,
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
      {rows.every(({ kind }) => can(trashRights[kind])) && (
        <Restore entries={rows} onDone={onUnselectItems} />
      )}
    </>
  );
}
