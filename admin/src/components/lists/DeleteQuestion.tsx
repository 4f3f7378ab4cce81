import { Button, Dialog, DialogActions, DialogContent, DialogContentText } from '@mui/material';
import { messages } from '@year-group/api-types/messages';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { type ReactNode, useId, useState } from 'react';
import { DialogHead } from '../DialogHead.tsx';
import { Problem } from '../Problem.tsx';
import type { Described } from './listTexts.ts';
import { RowPreview } from './RowPreview.tsx';

export interface DeleteQuestionProps {
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

/** The dialog that confirms the deletion of several records and shows which. */
export function DeleteQuestion({ rows, text, problem, note, onCancel, onConfirm }: DeleteQuestionProps) {
  const [isDeleting, setDeleting] = useState(false);
  const id = useId();

  async function handleConfirm() {
    setDeleting(true);
    await onConfirm().finally(() => setDeleting(false));
  }

  return (
    <Dialog
      open
      onClose={isDeleting ? undefined : onCancel}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      fullWidth
      maxWidth="sm"
    >
      <DialogHead
        id={`${id}-title`}
        title={messages.news.batchTitle}
        isBusy={isDeleting}
        onClose={onCancel}
      />
      <DialogContent sx={{ '& > [role]': { marginBlock: tokens.space['4'] } }}>
        <DialogContentText id={`${id}-text`}>{text}</DialogContentText>
        {problem ? <Problem text={problem} /> : <RowPreview rows={rows} />}
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
