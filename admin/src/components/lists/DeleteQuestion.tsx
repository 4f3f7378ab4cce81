import { DialogContentText, Stack } from '@mui/material';
import { messages } from '@year-group/api-types/messages';
import { type ReactNode, useState } from 'react';
import { Confirm } from 'react-admin';
import { Problem } from '../Problem.tsx';
import type { Described } from './listTexts.ts';
import { RowPreview } from './RowPreview.tsx';

interface DeleteQuestionProps {
  isOpen: boolean;
  /** Exactly the rows to delete. Undefined while they are loading. */
  rows: readonly (Described & { id: string })[] | undefined;
  text: string;
  /** Why they could not be read. */
  problem?: string | undefined;
  /** A note below the rows. */
  note?: ReactNode;
  onCancel: () => void;
  /** Deletes them and closes the dialog. */
  onConfirm: () => Promise<void>;
}

/** Asks before several records are deleted, and shows which. */
export function DeleteQuestion(props: DeleteQuestionProps) {
  const { isOpen, rows, text, problem, note, onCancel, onConfirm } = props;
  const [isDeleting, setDeleting] = useState(false);

  async function handleConfirm() {
    if (!rows?.length) return;
    setDeleting(true);
    await onConfirm().finally(() => setDeleting(false));
  }

  return (
    <Confirm
      isOpen={isOpen}
      loading={isDeleting}
      title={messages.news.batchTitle}
      content={
        <Stack sx={{ gap: 4 }}>
          <DialogContentText>{text}</DialogContentText>
          {problem ? <Problem text={problem} /> : <RowPreview rows={rows} />}
          {note && <DialogContentText variant="body2">{note}</DialogContentText>}
        </Stack>
      }
      confirm={isDeleting ? 'Deleting...' : 'Yes, delete them'}
      confirmColor="warning"
      fullWidth
      onClose={onCancel}
      onConfirm={() => void handleConfirm()}
    />
  );
}
