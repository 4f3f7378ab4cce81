import { Button } from '@mui/material';
import { useEffect, useEffectEvent } from 'react';
import { Problem } from '#components/Problem.tsx';
import { useTask } from '#components/useTask.ts';
import { askPasskey, hasPasskeyAutofill, hasPasskeys } from '#lib/passkeys.ts';
import { callApi } from '#providers/providers.ts';

/** Starts a ceremony and resolves to the token that the passkey gives. */
async function tokenByPasskey(isAutofill: boolean): Promise<string> {
  const { challengeId, options } = await callApi('POST /api/admin/login/passkey/options');
  const response = await askPasskey(options, isAutofill);
  const { token } = await callApi('POST /api/admin/login/passkey', { body: { challengeId, response } });
  return token;
}

/** Signs in by passkey: with the button, or chosen among the addresses of the e-mail field. */
export function PasskeyLogin({ onToken }: { onToken: (token: string) => Promise<void> }) {
  const { run, problem, isBusy } = useTask();

  const offerInField = useEffectEvent(async () => {
    if (!(await hasPasskeyAutofill())) return;
    // Nobody asked for it: only the button says what is wrong.
    const token = await tokenByPasskey(true).catch(() => undefined);
    if (token) await onToken(token);
  });
  useEffect(() => void offerInField(), []);

  if (!hasPasskeys()) return null;
  return (
    <>
      <Button
        variant="outlined"
        size="large"
        aria-disabled={isBusy}
        onClick={() => void run(async () => onToken(await tokenByPasskey(false)))}
      >
        Sign in with a passkey
      </Button>
      {problem && <Problem text={problem} />}
    </>
  );
}
