import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { messages } from '@year-group/api-types/messages';
import { type ReactNode, useId, useState } from 'react';
import type { Described } from './listTexts.ts';
import { RowPreview } from './RowPreview.tsx';

interface DeleteDialogProps {
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

/** Confirms the deletion of several records and shows which. */
export function DeleteDialog({ isOpen, rows, text, problem, note, onCancel, onConfirm }: DeleteDialogProps) {
  const [isDeleting, setDeleting] = useState(false);
  const id = useId();

  async function handleConfirm() {
    setDeleting(true);
    await onConfirm().finally(() => setDeleting(false));
  }

  return (
    <Dialog
      open={isOpen}
      onClose={isDeleting ? undefined : onCancel}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      fullWidth
      maxWidth="sm"
    >
      <DialogTitle id={`${id}-title`}>{messages.news.batchTitle}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{text}</DialogContentText>
        {problem ? (
          <DialogContentText role="alert" color="error">
            {problem}
          </DialogContentText>
        ) : (
          <RowPreview rows={rows} />
        )}
        {note && <DialogContentText variant="body2">{note}</DialogContentText>}
      </DialogContent>
      <DialogActions>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- Enter must not delete by accident */}
        <Button autoFocus onClick={onCancel} disabled={isDeleting}>
          Cancel
        </Button>
        <Button
          variant="contained"
          color="error"
          onClick={() => void handleConfirm()}
          disabled={isDeleting || !rows || rows.length === 0}
        >
          {isDeleting ? 'Deleting...' : 'Yes, delete them'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
