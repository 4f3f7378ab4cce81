import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import { messages } from '@year-group/api-types/messages';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { DialogHead } from '#components/DialogHead.tsx';
import { useRefreshList } from '#components/lists/useRefreshList.ts';
import { Problem } from '#components/Problem.tsx';
import { RightButton } from '#components/RightButton.tsx';
import { useTask } from '#components/useTask.ts';
import { useCall } from '#providers/useCall.ts';

interface UndoImportProps {
  importId: string;
  /** How many members go to the trash. */
  count: number;
  /** Names the import for a screen reader, where there are several. */
  label?: string;
  onUndone?: () => void;
}

/** Moves the members of one import to the trash, after a question. */
export function UndoImport({ importId, count, label, onUndone }: UndoImportProps) {
  const [isAsking, setAsking] = useState(false);
  const id = useId();
  const call = useCall();
  const notify = useNotify();
  const refresh = useRefreshList('members');
  const { run, problem, isBusy } = useTask();
  const close = () => setAsking(false);

  async function handleConfirm() {
    const isDone = await run(async () => {
      const { deleted } = await call('DELETE /api/admin/members/imports/:id', { params: { id: importId } });
      notify(messages.members.importUndone(deleted), { type: 'success' });
    });
    await refresh(true);
    if (!isDone) return;
    close();
    onUndone?.();
  }

  return (
    <>
      <RightButton
        right="members.deleteMany"
        variant="outlined"
        color="error"
        aria-label={label && `Undo this import: ${label}`}
        onClick={() => setAsking(true)}
      >
        Undo this import
      </RightButton>
      <Dialog
        open={isAsking}
        onClose={isBusy ? undefined : close}
        aria-labelledby={id}
        fullWidth
        maxWidth="sm"
      >
        <DialogHead id={id} title="Undo this import?" isBusy={isBusy} onClose={close} />
        <DialogContent>
          <DialogContentText>{messages.members.importUndoWarning(count)}</DialogContentText>
          <Problem text={problem} />
        </DialogContent>
        <DialogActions>
          <Button onClick={close} disabled={isBusy}>
            Cancel
          </Button>
          <Button variant="contained" color="error" disabled={isBusy} onClick={() => void handleConfirm()}>
            {isBusy ? 'Undoing...' : 'Yes, undo it'}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
