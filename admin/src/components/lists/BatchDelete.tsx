import { Button, Stack, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { maxPageSize, trashDays } from '@year-group/api-types/common/limits';
import { type FormEvent, useId, useState } from 'react';
import { type RaRecord, useCanAccess, useDataProvider, useNotificationContext, useNotify } from 'react-admin';
import { useDeleteRows } from './BulkDelete.tsx';
import { DeleteQuestion } from './DeleteQuestion.tsx';
import type { ListTexts } from './listTexts.ts';

interface BatchDeleteProps<Row extends RaRecord> {
  resource: string;
  /** The field that orders by age. */
  newestBy: string;
  /** Heading and button: "Delete News by Batch". */
  label: string;
  /** What is said of a number that is not a positive integer, and before the rows are deleted. */
  messages: { batchInvalid: string; batchWarning: (count: number) => string };
  texts: ListTexts<Row>;
}

/** Deletes a number of the newest records after showing exactly which. */
export function BatchDelete<Row extends RaRecord>(props: BatchDeleteProps<Row>) {
  const { resource, newestBy, label, messages, texts } = props;
  const deleteRows = useDeleteRows(resource, texts);
  const [typed, setTyped] = useState('');
  const [wanted, setWanted] = useState(0);
  const notify = useNotify();
  const { resetNotifications } = useNotificationContext();
  const titleId = useId();
  const { data: rows, error } = useNewest<Row>(resource, newestBy, wanted);
  const { canAccess } = useCanAccess({ resource, action: 'deleteMany' });
  if (!canAccess) return null;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const count = /^\d+$/.test(typed.trim()) ? Number(typed) : 0;
    if (Number.isSafeInteger(count) && count > 0) return setWanted(count);
    // Notifications queue up: the same one five times would delay the next.
    resetNotifications();
    notify(messages.batchInvalid, { type: 'info' });
  }

  async function handleConfirm() {
    await deleteRows(rows ?? [], true);
    setTyped('');
    setWanted(0);
  }

  return (
    <Stack component="section" aria-labelledby={titleId} sx={{ gap: 1.5, marginBlockStart: 3 }}>
      <Typography id={titleId} variant="h3" component="h2">
        {label}
      </Typography>
      <Stack component="form" direction="row" noValidate onSubmit={handleSubmit} sx={form}>
        <TextField
          id={`${resource}-batch-size`}
          label="Batch size"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          sx={{ inlineSize: '9rem' }}
        />
        <Button type="submit" variant="outlined" color="error">
          {label}
        </Button>
      </Stack>
      {wanted > 0 && (
        <DeleteQuestion
          rows={rows}
          describe={texts.describe}
          text={`${messages.batchWarning(rows?.length ?? wanted)} What you delete stays in the trash for ${trashDays} days.`}
          problem={error?.message}
          onCancel={() => setWanted(0)}
          onConfirm={handleConfirm}
        />
      )}
    </Stack>
  );
}

const form = { flexWrap: 'wrap', alignItems: 'end', gap: 1.5 };

/** Up to `count` of the newest records, read again each time. */
function useNewest<Row extends RaRecord>(resource: string, field: string, count: number) {
  const dataProvider = useDataProvider();
  /** The records from a page on. */
  async function readFrom(page: number): Promise<Row[]> {
    const pagination = { page, perPage: Math.min(count, maxPageSize) };
    const sort = { field, order: 'DESC' } as const;
    const { data } = await dataProvider.getList<Row>(resource, { pagination, sort, filter: {} });
    const isLast = data.length < pagination.perPage || page * maxPageSize >= count;
    return isLast ? data : [...data, ...(await readFrom(page + 1))];
  }
  return useQuery({
    queryKey: [resource, 'newest', count],
    queryFn: async () => (await readFrom(1)).slice(0, count),
    enabled: count > 0,
    retry: false,
    gcTime: 0,
  });
}
