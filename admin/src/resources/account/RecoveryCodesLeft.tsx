import { Button, Typography } from '@mui/material';
import { Problem } from '#components/Problem.tsx';
import { useTask } from '#components/useTask.ts';
import { type AccountPartProps, useAccountCalls } from './useAccountCalls.ts';

/** How many recovery codes are left, and new ones. */
export function RecoveryCodesLeft({ account, onDone }: AccountPartProps) {
  const { recoveryCodesLeft: left, hasCodeApp, passkeys } = account;
  const { call } = useAccountCalls();
  const { run, problem, isBusy } = useTask();
  if (left === 0 && !hasCodeApp && passkeys === 0) {
    return <Typography color="textSecondary">You get ten of them with your first second factor.</Typography>;
  }
  return (
    <>
      <Typography color="textSecondary">
        {left === 1 ? '1 code is' : `${left} codes are`} left. New codes end the old ones.
      </Typography>
      <Problem text={problem} />
      <Button
        variant="outlined"
        disabled={isBusy}
        onClick={() =>
          void run(async () => onDone((await call('POST /api/admin/me/recovery-codes')).recoveryCodes))
        }
      >
        Make new recovery codes
      </Button>
    </>
  );
}
