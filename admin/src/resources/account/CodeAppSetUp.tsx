import { Button, Skeleton, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { type FormEvent, useId } from 'react';
import { CodeField } from '#components/CodeField.tsx';
import { ReadFailed } from '#components/lists/ListNotice.tsx';
import { Problem } from '#components/Problem.tsx';
import { useTask } from '#components/useTask.ts';
import { formText } from '#lib/formText.ts';
import { useCall } from '#providers/useCall.ts';

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
  const { data, error, refetch } = useQuery({
    queryKey: ['new-code-app', id],
    queryFn: () => call('POST /api/admin/me/code-app'),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  if (error) return <ReadFailed title="The code app cannot be set up now." error={error} refetch={refetch} />;
  if (!data) return <Skeleton variant="rounded" width={192} height={192} />;
  const { challengeId, secret, qr } = data;

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = formText(new FormData(event.currentTarget), 'code');
    void run(async () => {
      const { recoveryCodes } = await call('PUT /api/admin/me/code-app', { body: { challengeId, code } });
      onDone(recoveryCodes);
    });
  }

  return (
    <Form noValidate onSubmit={handleSubmit}>
      <Typography>
        1. Open a code app on your phone, such as Aegis, Google Authenticator or Microsoft Authenticator, and
        scan this picture.
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
  );
}
