import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { Problem } from '#components/Problem.tsx';
import { useTask } from '#components/useTask.ts';
import { CodeAppSetUp } from './CodeAppSetUp.tsx';
import { type AccountPartProps, useAccountCalls } from './useAccountCalls.ts';

/** The code app of the account: to set up, on another phone too, and to remove. */
export function CodeApp({ account: { hasCodeApp }, onDone }: AccountPartProps) {
  const [isSettingUp, setSettingUp] = useState(false);
  const { call } = useAccountCalls();
  const { run, problem, isBusy } = useTask();

  if (isSettingUp) {
    return (
      <CodeAppSetUp
        onCancel={() => setSettingUp(false)}
        onDone={(codes) => {
          setSettingUp(false);
          void onDone(codes);
        }}
      />
    );
  }
  const handleRemove = () =>
    run(async () => {
      await call('DELETE /api/admin/me/code-app');
      await onDone();
    });
  return (
    <>
      <Typography color="textSecondary">
        {hasCodeApp
          ? 'It is set up. A new one, on another phone, replaces it.'
          : 'An app on your phone that shows six new digits every 30 seconds. You need them after the password.'}
      </Typography>
      <Problem text={problem} />
      <div>
        <Button variant="outlined" onClick={() => setSettingUp(true)}>
          {hasCodeApp ? 'Set up a new one' : 'Set up a code app'}
        </Button>{' '}
        {hasCodeApp && (
          <Button disabled={isBusy} onClick={() => void handleRemove()}>
            Remove the code app
          </Button>
        )}
      </div>
    </>
  );
}
