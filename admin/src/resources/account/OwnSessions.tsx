import { Button, Skeleton } from '@mui/material';
import { messages } from '@year-group/api-types/messages';
import { Problem } from '#components/Problem.tsx';
import { Read } from '#components/Read.tsx';
import { SessionRows } from '#components/SessionRows.tsx';
import { useTask } from '#components/useTask.ts';
import { useCall } from '#providers/useCall.ts';
import { useRead } from '#providers/useRead.ts';

/** Where the officer is logged in; every other login can be ended. */
export function OwnSessions() {
  const call = useCall();
  const { run, problem, isBusy } = useTask();
  const query = useRead(['own-sessions'], 'GET /api/admin/me/sessions');
  const handleEnd = (id: string) =>
    run(async () => {
      await call('DELETE /api/admin/me/sessions/:id', { params: { id } });
      await query.refetch();
    });
  return (
    <Read
      query={query}
      failed={messages.officers.sessionsFailed}
      skeleton={<Skeleton variant="rounded" width="100%" height={96} />}
    >
      {(sessions) => (
        <>
          <SessionRows
            sessions={sessions}
            renderAction={({ id, device, isThis }) =>
              !isThis && (
                <Button
                  aria-label={`End the login of ${device}`}
                  disabled={isBusy}
                  onClick={() => void handleEnd(id)}
                >
                  End
                </Button>
              )
            }
          />
          <Problem text={problem} />
        </>
      )}
    </Read>
  );
}
