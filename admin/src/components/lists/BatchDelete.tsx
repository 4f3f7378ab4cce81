import { DialogContentText, Stack, TextField, Typography } from '@mui/material';
import { maxPageSize, trashDays } from '@year-group/api-types/common/limits';
import { messages } from '@year-group/api-types/messages';
import { Suspense, useState } from 'react';
import { type RaRecord, useCanAccess, useDataProvider, useNotificationContext } from 'react-admin';
import { lazyPart } from '#lib/lazyPart.ts';
import { ActButton } from '../ActButton.tsx';
import type { FormDialog as FormDialogType } from '../ActForm.tsx';
import { useDeleteRows } from './BulkDelete.tsx';
import type { ListTexts } from './listTexts.ts';
import { RowPreview } from './RowPreview.tsx';

// With the form, which is loaded when it is opened.
const FormDialog = lazyPart(() => import('../ActForm.tsx'), 'FormDialog') as typeof FormDialogType;

interface BatchDeleteProps<Row extends RaRecord> {
  resource: string;
  /** The field that orders by age. */
  newestBy: string;
  /** What is said of a number that is not a positive integer, and before the rows are deleted. */
  sentences: { batchInvalid: string; batchWarning: (count: number) => string };
  texts: ListTexts<Row>;
}

/** Deletes a number of the newest records after showing exactly which. */
export function BatchDelete<Row extends RaRecord>(props: BatchDeleteProps<Row>) {
  const { resource, newestBy, sentences, texts } = props;
  const label = `Delete ${texts.noun} by Batch`;
  const [typed, setTyped] = useState('');
  const [rows, setRows] = useState<Row[]>();
  const deleteRows = useDeleteRows(resource, texts);
  const { getList } = useDataProvider();
  const { resetNotifications } = useNotificationContext();
  const { canAccess } = useCanAccess({ resource, action: 'deleteMany' });
  if (!canAccess) return null;

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
    if (!Number.isSafeInteger(count) || count === 0) throw new Error(sentences.batchInvalid);
    setRows((await readFrom(1, count)).slice(0, count));
  }

  return (
    <Stack component="section" aria-label={label} sx={{ gap: 1.5 }}>
      <Typography variant="h3" component="h2">
        {label}
      </Typography>
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
        <ActButton type="submit" variant="outlined" color="error" act={handleAsk}>
          {label}
        </ActButton>
      </Stack>
      <Suspense>
        {rows && (
          <FormDialog
            title={messages.news.batchTitle}
            submit={rows.length > 0 ? 'Yes, delete them' : undefined}
            submitProps={{ color: 'warning' }}
            act={() => deleteRows(rows, true).then(() => setTyped(''))}
            onClose={() => setRows(undefined)}
          >
            <DialogContentText>
              {sentences.batchWarning(rows.length)} What you delete stays in the trash for {trashDays} days.
            </DialogContentText>
            <RowPreview rows={rows} describe={texts.describe} />
          </FormDialog>
        )}
      </Suspense>
    </Stack>
  );
}
