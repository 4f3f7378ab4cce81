import { Button, Link, Typography } from '@mui/material';
import type { SecondFactorChallenge } from '@year-group/api-types/officers/officers';
import { type FormEvent, useId, useRef, useState } from 'react';
import { CodeField } from '#components/CodeField.tsx';
import { Problem } from '#components/Problem.tsx';
import { useTask } from '#components/useTask.ts';
import { formText } from '#lib/formText.ts';
import { askPasskey } from '#lib/passkeys.ts';
import { callApi } from '#providers/providers.ts';
import { LoginParts } from './LoginForm.tsx';

interface SecondFactorStepProps {
  challenge: SecondFactorChallenge;
  onToken: (token: string) => Promise<void>;
  onStartAgain: () => void;
}

/** After the password: a code of the app, a passkey, or a recovery code. */
export function SecondFactorStep({ challenge, onToken, onStartAgain }: SecondFactorStepProps) {
  const { challengeId, hasCodeApp, passkeyOptions } = challenge;
  const [kind, setKind] = useState<'app' | 'recovery'>(hasCodeApp ? 'app' : 'recovery');
  const [isByPasskey, setByPasskey] = useState(!hasCodeApp && passkeyOptions !== null);
  const field = useRef<HTMLInputElement>(null);
  const { run, problem, isBusy } = useTask();
  const problemId = useId();

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = formText(new FormData(event.currentTarget), 'code');
    const isDone = await run(async () => {
      const body = { challengeId, code };
      await onToken((await callApi('POST /api/admin/login/second-factor', { body })).token);
    });
    if (!isDone) field.current?.select();
  }
  const handlePasskey = () =>
    run(async () => {
      const response = await askPasskey(passkeyOptions ?? { challenge: '' });
      const body = { challengeId, response };
      await onToken((await callApi('POST /api/admin/login/second-factor', { body })).token);
    });
  const passkey = passkeyOptions && (
    <Button
      variant={isByPasskey ? 'contained' : 'outlined'}
      size="large"
      aria-disabled={isBusy}
      onClick={() => void handlePasskey()}
    >
      Use your passkey
    </Button>
  );
  const choose = (next: 'app' | 'recovery') => {
    setByPasskey(false);
    setKind(next);
  };

  return (
    <LoginParts noValidate onSubmit={(event) => void handleSubmit(event)}>
      <Typography variant="h2">One more step</Typography>
      <Typography role="status">
        {isByPasskey
          ? 'The password is right. Now prove that it is you with your passkey.'
          : kind === 'app'
            ? 'The password is right. Now enter the six digits that your code app shows.'
            : 'The password is right. Now enter one of your recovery codes. Each works once.'}
      </Typography>
      {!isByPasskey && (
        <CodeField kind={kind} hasProblem={problem !== ''} problemId={problemId} inputRef={field} />
      )}
      <Problem id={problemId} text={problem} />
      {!isByPasskey && (
        <Button type="submit" variant="contained" size="large" aria-disabled={isBusy}>
          {isBusy ? 'Logging in...' : 'Log in'}
        </Button>
      )}
      {passkey}
      {(isByPasskey || kind === 'app') && (
        <Link component="button" type="button" onClick={() => choose('recovery')}>
          Use a recovery code
        </Link>
      )}
      {!isByPasskey && kind === 'recovery' && hasCodeApp && (
        <Link component="button" type="button" onClick={() => choose('app')}>
          Use the code app
        </Link>
      )}
      <Link component="button" type="button" onClick={onStartAgain}>
        Start again
      </Link>
    </LoginParts>
  );
}
