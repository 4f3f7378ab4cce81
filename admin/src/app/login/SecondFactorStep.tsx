import { Box, Link, Typography } from '@mui/material';
import type { BodyOf } from '@year-group/api-types/endpoints';
import type { SecondFactorChallenge } from '@year-group/api-types/officers/officers';
import { useState } from 'react';
import { ActButton } from '#components/ActButton.tsx';
import { ActForm } from '#components/ActForm.tsx';
import { askPasskey } from '#lib/passkeys.ts';
import { callApi } from '#providers/providers.ts';
import { CodeField, type CodeTyped } from '#resources/account/fields.tsx';

interface SecondFactorStepProps {
  challenge: SecondFactorChallenge;
  onToken: (token: string) => Promise<void>;
  onStartAgain: () => void;
}

const texts = {
  passkey: 'The password is right. Now prove that it is you with your passkey.',
  app: 'The password is right. Now enter the six digits that your code app shows.',
  recovery: 'The password is right. Now enter one of your recovery codes. Each works once.',
};

/** After the password: a code of the app, a passkey, or a recovery code. */
export function SecondFactorStep({ challenge, onToken, onStartAgain }: SecondFactorStepProps) {
  const { challengeId, hasCodeApp, passkeyOptions } = challenge;
  const [way, setWay] = useState<keyof typeof texts>(
    hasCodeApp ? 'app' : passkeyOptions ? 'passkey' : 'recovery',
  );
  const send = async (body: BodyOf<'answerSecondFactor'>) =>
    onToken((await callApi('POST /api/admin/login/second-factor', { body })).token);
  const link = (label: string, onClick: () => void) => (
    <Link component="button" type="button" onClick={onClick}>
      {label}
    </Link>
  );

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h2">One more step</Typography>
      <Typography role="status">{texts[way]}</Typography>
      {way !== 'passkey' && (
        <ActForm<CodeTyped>
          submit="Log in"
          submitProps={{ size: 'large', fullWidth: true }}
          act={({ code }) => send({ challengeId, code: code ?? '' })}
          retype="code"
        >
          <CodeField kind={way} />
        </ActForm>
      )}
      {passkeyOptions && (
        <ActButton
          variant={way === 'passkey' ? 'contained' : 'outlined'}
          size="large"
          act={async () => send({ challengeId, response: await askPasskey(passkeyOptions) })}
        >
          Use your passkey
        </ActButton>
      )}
      {way !== 'recovery' && link('Use a recovery code', () => setWay('recovery'))}
      {way === 'recovery' && hasCodeApp && link('Use the code app', () => setWay('app'))}
      {link('Start again', onStartAgain)}
    </Box>
  );
}
