import { DialogContentText, Stack, TextField } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { maxPageSize } from '@year-group/api-types/common/limits';
import { messages } from '@year-group/api-types/messages';
import { useState } from 'react';
import {
  type RaRecord,
  useCanAccess,
  useDataProvider,
  useListContextWithProps,
  useNotificationContext,
  useNotify,
} from 'react-admin';
import { ActButton } from '../ActButton.tsx';
import { FormDialog } from '../ActForm.tsx';
import { useDeleteRows } from './BulkDelete.tsx';
import { type ListTexts, trashText } from './listTexts.ts';
import { RowPreview } from './RowPreview.tsx';
import { showFirstPage } from './useChange.tsx';

interface BatchDeleteProps<Row extends RaRecord> {
  resource: string;
  /** The field that orders by age. */
  newestBy: string;
  /** What is said of a number that is not a positive integer, and before the rows are deleted. */
  sentences: { batchInvalid: string; batchWarning: (count: number) => string };
  texts: ListTexts<Row>;
}

/** Deletes a number of the newest records after showing exactly which. Not below an empty list. */
export function BatchDelete<Row extends RaRecord>(props: BatchDeleteProps<Row>) {
  const { resource, newestBy, sentences, texts } = props;
  const label = `Delete ${texts.noun} by Batch`;
  const [typed, setTyped] = useState('');
  const [rows, setRows] = useState<Row[]>();
  const deleteRows = useDeleteRows(resource, texts);
  const queries = useQueryClient();
  const { getList } = useDataProvider();
  const notify = useNotify();
  const { resetNotifications } = useNotificationContext();
  const { total, filterValues = {} } = useListContextWithProps();
  const isEmpty = total === 0 && !Object.values(filterValues).some(Boolean);
  const { canAccess } = useCanAccess({ resource, action: 'deleteMany' });
  if (!canAccess || (isEmpty && !rows)) return null;

  /** The records from a page on, up to a number of all of them. */
  async function readFrom(page: number, count: number): Promise<Row[]> {
    const pagination = { page, perPage: Math.min(count, maxPageSize) };
    const sort = { field: newestBy, order: 'DESC' } as const;
    const { data } = await getList<Row>(resource, { pagination, sort, filter: {} });
    const isLast = data.length < pagination.perPage || page * maxPageSize >= count;
    return isLast ? data : [...data, ...(await readFrom(page + 1, count))];
  }

  async function handleAsk() {
    // Notifications queue up: the same one five times would delay the next.
    resetNotifications();
    const count = /^\d+$/.test(typed.trim()) ? Number(typed) : 0;
    if (!Number.isSafeInteger(count) || count === 0) return notify(sentences.batchInvalid, { type: 'info' });
    setRows((await readFrom(1, count)).slice(0, count));
  }

  return (
    <Stack component="section" aria-label={label} sx={{ gap: 1.5, marginBlockStart: 3 }}>
      <Stack
        component="form"
        direction="row"
        noValidate
        onSubmit={(event) => event.preventDefault()}
        sx={{ flexWrap: 'wrap', alignItems: 'end', gap: 1.5 }}
      >
        <TextField
          id={`${resource}-batch-size`}
          label="Batch size"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          sx={{ inlineSize: '9rem' }}
        />
        <ActButton needsConnection type="submit" variant="outlined" color="error" act={handleAsk}>
          {label}
        </ActButton>
      </Stack>
      {rows && (
        <FormDialog
          title={messages.admin.areYouSure}
          submit={rows.length > 0 ? 'Yes, delete them' : undefined}
          submitProps={{ color: 'error' }}
          act={() => deleteRows(rows, true)}
          onDone={() => {
            setRows(undefined);
            setTyped('');
            showFirstPage(queries, resource);
          }}
          onClose={() => setRows(undefined)}
        >
          <DialogContentText>
            {sentences.batchWarning(rows.length)} {trashText}
          </DialogContentText>
          <RowPreview rows={rows} describe={texts.describe} />
        </FormDialog>
      )}
    </Stack>
  );
}
