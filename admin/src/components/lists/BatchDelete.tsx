import { Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { trashDays } from '@year-group/api-types/common/limits';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { type FormEvent, useId, useState } from 'react';
import { type RaRecord, useNotificationContext, useNotify } from 'react-admin';
import { Field } from '../Field.tsx';
import { RightButton } from '../RightButton.tsx';
import { DeleteQuestion } from './DeleteQuestion.tsx';
import type { ListTexts } from './listTexts.ts';
import { useDeleteRows } from './useDeleteRows.ts';
import { useNewestRows } from './useNewestRows.ts';

const { size, space } = tokens;

const Block = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: space['3'],
  maxInlineSize: size.form,
  '&:not([data-part])': {
    marginBlockStart: space['7'],
    paddingBlockStart: space['5'],
    borderBlockStart: `${size.hairline} solid ${theme.palette.divider}`,
  },
  '& form': { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space['3'] },
  '& .MuiFormControl-root': { inlineSize: '9rem' },
}));

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
    <Block aria-labelledby={titleId} data-part={isPart || undefined}>
      <Typography id={titleId} variant={isPart ? 'h3' : 'h2'}>
        {label}
      </Typography>
      <form noValidate onSubmit={handleSubmit}>
        <Field
          id={`${resource}-batch-size`}
          label="Batch size"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          slotProps={{ input: { inputMode: 'numeric' } }}
        />
        <RightButton right={texts.manyRight ?? texts.right} type="submit" variant="outlined" color="error">
          {label}
        </RightButton>
      </form>
      <DeleteQuestion
        isOpen={wanted > 0}
        rows={rows?.map((row) => ({ id: String(row.id), ...texts.describe(row) }))}
        text={messages.batchWarning(rows?.length ?? wanted)}
        problem={error?.message}
        note={`What you delete stays in the trash for ${trashDays} days.`}
        onCancel={close}
        onConfirm={handleConfirm}
      />
    </Block>
  );
}
