import { Dialog, DialogActions, DialogContent, Skeleton, Typography } from '@mui/material';
import { messages } from '@year-group/api-types/messages';
import type { Officer } from '@year-group/api-types/officers/officers';
import { useId } from 'react';
import { DialogHead } from '#components/DialogHead.tsx';
import { Problem } from '#components/Problem.tsx';
import { Read } from '#components/Read.tsx';
import { RightButton } from '#components/RightButton.tsx';
import { SessionRows } from '#components/SessionRows.tsx';
import { useRead } from '#providers/useRead.ts';
import { useOfficerTask } from './useOfficerTask.ts';

/** Where an officer is logged in; an owner can end all of it. */
export function OfficerSessions({ officer, onClose }: { officer: Officer; onClose: () => void }) {
  const { id, name } = officer;
  const titleId = useId();
  const { call, change, problem, isBusy } = useOfficerTask(onClose);
  const query = useRead(['officers', id, 'sessions'], 'GET /api/admin/officers/:id/sessions', {
    params: { id },
  });
  const handleEnd = () =>
    change(
      () => call('DELETE /api/admin/officers/:id/sessions', { params: { id } }),
      `${name} is logged out everywhere.`,
    );
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogHead id={titleId} title={`Where ${name} is logged in`} onClose={onClose} />
      <DialogContent>
        <Read
          query={query}
          failed={messages.officers.sessionsFailed}
          skeleton={<Skeleton variant="rounded" height={96} />}
        >
          {(sessions) =>
            sessions.length > 0 ? <SessionRows sessions={sessions} /> : <Typography>Nowhere.</Typography>
          }
        </Read>
        <Problem text={problem} />
      </DialogContent>
      <DialogActions>
        {query.data && query.data.length > 0 && (
          <RightButton
            right="officers.change"
            variant="outlined"
            color="error"
            disabled={isBusy}
            onClick={() => void handleEnd()}
          >
            End all
          </RightButton>
        )}
      </DialogActions>
    </Dialog>
  );
}
