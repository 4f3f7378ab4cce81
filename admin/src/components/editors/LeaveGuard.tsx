import { Button, Dialog, DialogActions, DialogContent, DialogContentText } from '@mui/material';
import { messages } from '@year-group/api-types/messages';
import type { RefObject } from 'react';
import { useFormState } from 'react-hook-form';
import { useBlocker } from 'react-router-dom';
import { draftAt } from '#lib/draft.ts';
import { DialogHead } from '../DialogHead.tsx';
import { useIsUploading } from '../images/UploadTracker.tsx';

interface LeaveGuardProps {
  draftKey: string;
  /** Whether the form is saved and may be left without asking. */
  doneRef: RefObject<boolean>;
}

/** Asks before unsaved changes are lost. An expired session may leave, because the draft stays. */
export function LeaveGuard({ draftKey, doneRef }: LeaveGuardProps) {
  const { isDirty } = useFormState();
  const isUploading = useIsUploading();
  const blocker = useBlocker(
    ({ nextLocation }) =>
      (isDirty || isUploading) && !doneRef.current && !nextLocation.pathname.endsWith('/admin/login'),
  );

  function handleDiscard() {
    doneRef.current = true;
    draftAt(draftKey).clear();
    blocker.proceed?.();
  }

  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      aria-labelledby="leave-title"
      aria-describedby="leave-text"
    >
      <DialogHead id="leave-title" title="Leave without saving?" onClose={() => blocker.reset?.()} />
      <DialogContent>
        <DialogContentText id="leave-text">
          What you wrote stays in this browser and will be here when you come back.
          {isUploading && ` ${messages.admin.uploadNotKept}`}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="error" onClick={handleDiscard}>
          Discard changes
        </Button>
        <Button onClick={() => blocker.proceed?.()}>Leave</Button>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the harmless answer */}
        <Button variant="contained" autoFocus onClick={() => blocker.reset?.()}>
          Keep writing
        </Button>
      </DialogActions>
    </Dialog>
  );
}
