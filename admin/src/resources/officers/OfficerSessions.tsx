import { Dialog, DialogActions, DialogContent, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { messages } from '@year-group/api-types/messages';
import type { Officer } from '@year-group/api-types/officers';
import { useId } from 'react';
import { DialogHead } from '#components/DialogHead.tsx';
import { ReadFailed } from '#components/lists/ListNotice.tsx';
import { Problem } from '#components/Problem.tsx';
import { RightButton } from '#components/RightButton.tsx';
import { retryReads } from '#providers/retryReads.ts';
import { SessionRows } from '../account/SessionRows.tsx';
import { useOfficerTask } from './useOfficerTask.ts';

/** Where an officer is logged in; an owner can end all of it. */
export function OfficerSessions({ officer, onClose }: { officer: Officer; onClose: () => void }) {
  const { id, name } = officer;
  const titleId = useId();
  const { call, change, problem, isBusy } = useOfficerTask(onClose);
  const { data, error, refetch } = useQuery({
    queryKey: ['officers', id, 'sessions'],
    queryFn: () => call('GET /api/admin/officers/:id/sessions', { params: { id } }),
    ...retryReads,
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
        {error && !data && (
          <ReadFailed title={messages.officers.sessionsFailed} error={error} refetch={refetch} />
        )}
        {!error && !data && <Skeleton variant="rounded" height={96} />}
        {data?.length === 0 && <Typography>Nowhere.</Typography>}
        {data && data.length > 0 && <SessionRows sessions={data} />}
        <Problem text={problem} />
      </DialogContent>
      <DialogActions>
        {data && data.length > 0 && (
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
