import { Button, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { messages } from '@year-group/api-types/messages';
import { ReadFailed } from '#components/lists/ListNotice.tsx';
import { Problem } from '#components/Problem.tsx';
import { useTask } from '#components/useTask.ts';
import { retryReads } from '#providers/retryReads.ts';
import { useCall } from '#providers/useCall.ts';
import { SessionRows } from './SessionRows.tsx';

/** Where the officer is logged in; every other login can be ended. */
export function OwnSessions() {
  const call = useCall();
  const { run, problem, isBusy } = useTask();
  const { data, error, refetch } = useQuery({
    queryKey: ['own-sessions'],
    queryFn: () => call('GET /api/admin/me/sessions'),
    ...retryReads,
  });
  const handleEnd = (id: string) =>
    run(async () => {
      await call('DELETE /api/admin/me/sessions/:id', { params: { id } });
      await refetch();
    });
  if (error && !data) {
    return <ReadFailed title={messages.officers.sessionsFailed} error={error} refetch={refetch} />;
  }
  if (!data) return <Skeleton variant="rounded" width="100%" height={96} />;
  return (
    <>
      <SessionRows
        sessions={data}
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
  );
}
