import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useDataProvider } from 'react-admin';
import { ActForm } from '#components/ActForm.tsx';
import { Read } from '#components/Read.tsx';
import type { PanelDataProvider } from '#providers/dataProvider.ts';
import { CodeField, type CodeTyped } from './fields.tsx';
import type { OnCodes } from './Passkeys.tsx';

interface CodeAppSetUpProps {
  onCodes: OnCodes;
  onCancel: () => void;
}

/** Sets up a code app: its secret as a picture and as text, then a first code as proof. */
export function CodeAppSetUp({ onCodes, onCancel }: CodeAppSetUpProps) {
  const { call } = useDataProvider<PanelDataProvider>();
  const query = useQuery({
    queryKey: ['new-code-app', useId()],
    queryFn: () => call('POST /api/admin/me/code-app'),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  return (
    <Read query={query} failed="The code app cannot be set up now.">
      {({ challengeId, secret, qr }) => (
        <ActForm<CodeTyped>
          submit="Confirm"
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
          <Box
            component="img"
            src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
            alt="QR code of the secret below"
            // Scanners need dark squares on white, whatever the theme.
            sx={{ width: '12rem', height: '12rem', p: 1, bgcolor: 'common.white' }}
          />
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            Or type this secret into the app: <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
          </Typography>
          <Typography>2. Enter the six digits that the app shows now.</Typography>
          <CodeField />
        </ActForm>
      )}
    </Read>
  );
}
