import { DialogContentText, List, ListItem, ListItemText } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { messages } from '@year-group/api-types/messages';
import { Confirm, type RaRecord } from 'react-admin';
import { Problem } from '../Problem.tsx';
import { RowsSkeleton } from '../Read.tsx';
import type { Described } from './listTexts.ts';

interface RowPreviewProps<Row extends RaRecord> {
  /** @default 'Will be deleted' */
  label?: string;
  /** Undefined while they are loading. */
  rows: readonly Row[] | undefined;
  describe: (row: Row) => Described;
}

/** Exactly the records that an action will change, or failed to change. */
export function RowPreview<Row extends RaRecord>({
  label = 'Will be deleted',
  rows,
  describe,
}: RowPreviewProps<Row>) {
  if (!rows) return <RowsSkeleton />;
  return (
    // Long lists scroll, so the keyboard must reach them.
    <List dense aria-label={label} tabIndex={0} sx={{ maxHeight: '18rem', overflowY: 'auto' }}>
      {rows.map((row) => (
        <ListItem key={row.id} divider disableGutters>
          <ListItemText primary={describe(row).title} secondary={describe(row).detail} />
        </ListItem>
      ))}
    </List>
  );
}

interface DeleteQuestionProps<Row extends RaRecord> extends Pick<RowPreviewProps<Row>, 'rows' | 'describe'> {
  text: string;
  /** Why the rows could not be read. */
  problem?: string | undefined;
  onCancel: () => void;
  /** Deletes them and closes the dialog. */
  onConfirm: () => Promise<void>;
}

/** Asks before several records are deleted, and shows exactly which. */
export function DeleteQuestion<Row extends RaRecord>(props: DeleteQuestionProps<Row>) {
  const { rows, describe, text, problem, onCancel, onConfirm } = props;
  const { mutate, isPending, error } = useMutation({ mutationFn: onConfirm });
  return (
    <Confirm
      isOpen
      loading={isPending || !rows?.length}
      title={messages.news.batchTitle}
      content={
        <>
          <DialogContentText>{text}</DialogContentText>
          {!problem && <RowPreview rows={rows} describe={describe} />}
          <Problem text={problem ?? error?.message ?? ''} />
        </>
      }
      confirm="Yes, delete them"
      confirmColor="warning"
      fullWidth
      onClose={onCancel}
      onConfirm={() => mutate()}
    />
  );
}
