import { Box, Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { ActButton } from '#components/ActButton.tsx';
import { ActForm } from '#components/ActForm.tsx';
import { Page } from '#components/Page.tsx';
import { Read } from '#components/Read.tsx';
import { useIsWide } from '#lib/media.ts';
import { hasPasskeys } from '#lib/passkeys.ts';
import type { PanelDataProvider } from '#providers/dataProvider.ts';
import { CodeField, type CodeTyped } from './fields.tsx';
import { makePasskey, type OnCodes } from './Passkeys.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** Leads an officer to their first second factor, a passkey or a code app, and shows the recovery codes. */
export function SetUpPage({ name, onDone }: { name: string; onDone: () => void }) {
  const [isCodeApp, setCodeApp] = useState(false);
  const [codes, setCodes] = useState<string[]>();
  const handleCodes: OnCodes = (made) => (made ? setCodes(made) : onDone());

  return (
    <Page title="Set up a second factor" step={codes ? 'codes' : String(isCodeApp)}>
      {codes ? (
        <RecoveryCodes codes={codes} name={name} onStored={onDone} />
      ) : isCodeApp ? (
        <CodeAppSetUp onCodes={handleCodes} onCancel={() => setCodeApp(false)} />
      ) : (
        <Stack sx={{ gap: 2, alignItems: 'start' }}>
          <Typography>
            A password can be guessed or stolen. With a second proof, nobody else gets in: a passkey, which is
            the lock of your phone or computer, or a code app, which shows six new digits every 30 seconds.
          </Typography>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
            {hasPasskeys() && (
              <ActButton needsConnection variant="contained" act={(call) => makePasskey(call, handleCodes)}>
                Make a passkey
              </ActButton>
            )}
            <Button variant="outlined" onClick={() => setCodeApp(true)}>
              Use a code app
            </Button>
          </Stack>
        </Stack>
      )}
    </Page>
  );
}

/** Sets up a code app: its secret as a picture and as text, then a first code as proof. */
export function CodeAppSetUp({ onCodes, onCancel }: { onCodes: OnCodes; onCancel: () => void }) {
  const { call } = useDataProvider<PanelDataProvider>();
  const isWide = useIsWide();
  const query = useQuery({
    queryKey: ['new-code-app', useId()],
    queryFn: () => call('POST /api/admin/me/code-app'),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  return (
    <Read query={query} failed="The code app cannot be set up now.">
      {({ challengeId, secret, address, qr }) => (
        <ActForm<CodeTyped>
          submit="Confirm"
          submitProps={{ needsConnection: true }}
          buttons={<Button onClick={onCancel}>Cancel</Button>}
          act={async ({ code }) => {
            const body = { challengeId, code: code ?? '' };
            onCodes((await call('PUT /api/admin/me/code-app', { body })).recoveryCodes);
          }}
          reread={['auth']}
          retype="code"
        >
          <Typography>
            1. Open a code app on your phone, such as Aegis, Google Authenticator or Microsoft Authenticator,
            and scan this picture.
          </Typography>
          {!isWide && (
            <Button variant="outlined" href={address} sx={{ alignSelf: 'start' }}>
              Open in the app of this phone
            </Button>
          )}
          <Box
            component="img"
            src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
            alt="QR code of the secret below"
            // Scanners need dark squares on white, whatever the theme.
            sx={{ width: '12rem', height: '12rem', p: 1, bgcolor: 'common.white' }}
          />
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            Or type this secret into the app: <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>{' '}
            <ActButton act={() => navigator.clipboard.writeText(secret)} done="Copied.">
              Copy
            </ActButton>
          </Typography>
          <Typography>2. Enter the six digits that the app shows now.</Typography>
          <CodeField />
        </ActForm>
      )}
    </Read>
  );
}
