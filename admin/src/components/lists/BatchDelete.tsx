import { Button, TextField, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { trashDays } from '@year-group/api-types/limits';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { type FormEvent, useId, useState } from 'react';
import { type RaRecord, useNotificationContext, useNotify } from 'react-admin';
import { DeleteDialog } from './DeleteDialog.tsx';
import type { Described } from './listTexts.ts';
import { useNewestRows } from './useNewestRows.ts';

const { size, space } = tokens;

const Block = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: space['3'],
  maxInlineSize: size.form,
  marginBlockStart: space['7'],
  paddingBlockStart: space['5'],
  borderBlockStart: `${size.hairline} solid ${theme.palette.divider}`,
  '& form': { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space['3'] },
  '& .MuiTextField-root': { inlineSize: '9rem' },
}));

export interface BatchDeleteProps<Row extends RaRecord> {
  resource: string;
  /** The field that orders by age. */
  newestBy: string;
  /** Heading and button: "Delete News by Batch". */
  label: string;
  /** Message when the number is not a positive integer. */
  invalidText: string;
  warning: (count: number) => string;
  describe: (row: Row) => Described;
  /**
   * Deletes exactly these rows, reports the result and resolves to whether it worked. Lists use
   * `useDeleteRows`.
   */
  onDelete: (rows: readonly Row[]) => Promise<boolean>;
}

/** Deletes a number of the newest records after showing exactly which. */
export function BatchDelete<Row extends RaRecord>(props: BatchDeleteProps<Row>) {
  const { resource, newestBy, label, invalidText, warning, describe, onDelete } = props;
  const [typed, setTyped] = useState('');
  const [wanted, setWanted] = useState(0);
  const notify = useNotify();
  const { resetNotifications } = useNotificationContext();
  const titleId = useId();
  const close = () => setWanted(0);
  const { rows, error } = useNewestRows<Row>(resource, newestBy, wanted);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const count = /^\d+$/.test(typed.trim()) ? Number(typed) : 0;
    if (Number.isSafeInteger(count) && count > 0) return setWanted(count);
    // Notifications queue up: the same one five times would delay the next.
    resetNotifications();
    notify(invalidText, { type: 'info' });
  }

  async function handleConfirm() {
    if (rows && (await onDelete(rows))) setTyped('');
    close();
  }

  return (
    <Block aria-labelledby={titleId}>
      <Typography id={titleId} variant="h2">
        {label}
      </Typography>
      <form noValidate onSubmit={handleSubmit}>
        <TextField
          id={`${resource}-batch-size`}
          label="Batch size"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
        <Button type="submit" variant="outlined" color="error">
          {label}
        </Button>
      </form>
      <DeleteDialog
        isOpen={wanted > 0}
        rows={rows?.map((row) => ({ id: String(row.id), ...describe(row) }))}
        text={warning(rows?.length ?? wanted)}
        problem={error?.message}
        note={`A copy stays in the trash for ${trashDays} days.`}
        onCancel={close}
        onConfirm={handleConfirm}
      />
    </Block>
  );
}
