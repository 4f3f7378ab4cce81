import { Button, Stack, TextField, Typography } from '@mui/material';
import { trashDays } from '@year-group/api-types/common/limits';
import { type FormEvent, Suspense, useId, useState } from 'react';
import { type RaRecord, useCanAccess, useNotificationContext, useNotify } from 'react-admin';
import { lazyPart } from '#lib/lazyPart.ts';
import type { ListTexts } from './listTexts.ts';
import { useDeleteRows } from './useDeleteRows.ts';
import { useNewestRows } from './useNewestRows.ts';

const DeleteQuestion = lazyPart(() => import('./DeleteQuestion.tsx'), 'DeleteQuestion');

interface BatchDeleteProps<Row extends RaRecord> {
  resource: string;
  /** The field that orders by age. */
  newestBy: string;
  /** Heading and button: "Delete News by Batch". */
  label: string;
  /** What is said of a number that is not a positive integer, and before the rows are deleted. */
  messages: { batchInvalid: string; batchWarning: (count: number) => string };
  texts: ListTexts<Row>;
  /** Whether a failure is reported with the server's reason. */
  saysWhy?: boolean;
  /** Whether it stands with other actions below one heading. */
  isPart?: boolean;
}

/** Deletes a number of the newest records after showing exactly which. */
export function BatchDelete<Row extends RaRecord>(props: BatchDeleteProps<Row>) {
  const { resource, newestBy, label, messages, texts, saysWhy, isPart = false } = props;
  const deleteRows = useDeleteRows(resource, texts.deletion, saysWhy);
  const [typed, setTyped] = useState('');
  const [wanted, setWanted] = useState(0);
  const notify = useNotify();
  const { resetNotifications } = useNotificationContext();
  const titleId = useId();
  const close = () => setWanted(0);
  const { rows, error } = useNewestRows<Row>(resource, newestBy, wanted);
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
    if (rows && (await deleteRows(rows, true))) setTyped('');
    close();
  }

  return (
    <Stack
      component="section"
      aria-labelledby={titleId}
      sx={
        isPart
          ? { gap: 1.5 }
          : {
              gap: 1.5,
              marginBlockStart: 6,
              paddingBlockStart: 3,
              borderBlockStart: 1,
              borderColor: 'divider',
            }
      }
    >
      <Typography id={titleId} variant={isPart ? 'h3' : 'h2'}>
        {label}
      </Typography>
      <Stack
        component="form"
        direction="row"
        noValidate
        onSubmit={handleSubmit}
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
        <Button type="submit" variant="outlined" color="error">
          {label}
        </Button>
      </Stack>
      <Suspense>
        {wanted > 0 && (
          <DeleteQuestion
            isOpen={wanted > 0}
            rows={rows?.map((row) => ({ id: String(row.id), ...texts.describe(row) }))}
            text={messages.batchWarning(rows?.length ?? wanted)}
            problem={error?.message}
            note={`What you delete stays in the trash for ${trashDays} days.`}
            onCancel={close}
            onConfirm={handleConfirm}
          />
        )}
      </Suspense>
    </Stack>
  );
}
