import { Button, Skeleton, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { type FormEvent, useId } from 'react';
import { CodeField } from '#components/CodeField.tsx';
import { Problem } from '#components/Problem.tsx';
import { Read } from '#components/Read.tsx';
import { useTask } from '#components/useTask.ts';
import { formText } from '#lib/formText.ts';
import { useCall } from '#providers/useCall.ts';
import { useRead } from '#providers/useRead.ts';

const { size, space } = tokens;

const Form = styled('form')({
  display: 'grid',
  gap: space['4'],
  justifyItems: 'start',
  maxInlineSize: size.form,
  // Scanners need dark squares on white, whatever the theme.
  '& img': { inlineSize: '12rem', blockSize: '12rem', padding: space['2'], backgroundColor: 'white' },
  '& code': { overflowWrap: 'anywhere' },
});

interface CodeAppSetUpProps {
  /** Gets recovery codes when this is the first second factor. */
  onDone: (recoveryCodes: string[] | null) => void;
  onCancel: () => void;
}

/** Sets up a code app: its secret as a picture and as text, then a first code as proof. */
export function CodeAppSetUp({ onDone, onCancel }: CodeAppSetUpProps) {
  const call = useCall();
  const id = useId();
  const { run, problem, isBusy } = useTask();
  const query = useRead(
    ['new-code-app', id],
    'POST /api/admin/me/code-app',
    {},
    { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, retry: false },
  );

  function handleSubmit(event: FormEvent<HTMLFormElement>, challengeId: string) {
    event.preventDefault();
    const code = formText(new FormData(event.currentTarget), 'code');
    void run(async () => {
      const { recoveryCodes } = await call('PUT /api/admin/me/code-app', { body: { challengeId, code } });
      onDone(recoveryCodes);
    });
  }

  return (
    <Read
      query={query}
      failed="The code app cannot be set up now."
      skeleton={<Skeleton variant="rounded" width={192} height={192} />}
    >
      {({ challengeId, secret, qr }) => (
        <Form noValidate onSubmit={(event) => handleSubmit(event, challengeId)}>
          <Typography>
            1. Open a code app on your phone, such as Aegis, Google Authenticator or Microsoft Authenticator,
            and scan this picture.
          </Typography>
          <img src={`data:image/svg+xml,${encodeURIComponent(qr)}`} alt="QR code of the secret below" />
          <Typography>
            Or type this secret into the app: <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
          </Typography>
          <Typography>2. Enter the six digits that the app shows now.</Typography>
          <CodeField hasProblem={problem !== ''} problemId={`${id}-problem`} />
          <Problem id={`${id}-problem`} text={problem} />
          <div>
            <Button type="submit" variant="contained" disabled={isBusy}>
              {isBusy ? 'Checking...' : 'Confirm'}
            </Button>{' '}
            <Button onClick={onCancel}>Cancel</Button>
          </div>
        </Form>
      )}
    </Read>
  );
}
