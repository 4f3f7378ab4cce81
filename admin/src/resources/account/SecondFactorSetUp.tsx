import { Box, Button, Stack, Typography } from '@mui/material';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { useState } from 'react';
import { ActButton } from '#components/ActButton.tsx';
import { PageHead } from '#components/PageHead.tsx';
import { hasPasskeys } from '#lib/passkeys.ts';
import { CodeAppSetUp } from './CodeAppSetUp.tsx';
import { makePasskey, type OnCodes } from './Passkeys.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

interface SecondFactorSetUpProps {
  /** The name of the officer. */
  name: string;
  onDone: () => void;
}

/** Leads an officer without a second factor to one, before anything else. */
export const SetUpPage = (props: SecondFactorSetUpProps) => (
  <Box sx={{ display: 'grid', gap: 3 }}>
    <PageHead title="Set up a second factor" />
    <SecondFactorSetUp {...props} />
  </Box>
);

/** Sets up the first second factor, a passkey or a code app, and shows the recovery codes. */
export function SecondFactorSetUp({ name, onDone }: SecondFactorSetUpProps) {
  const [isCodeApp, setCodeApp] = useState(false);
  const [codes, setCodes] = useState<string[]>();
  const handleCodes: OnCodes = (made) => (made ? setCodes(made) : onDone());

  if (codes) return <RecoveryCodes codes={codes} name={name} onStored={onDone} />;
  if (isCodeApp) return <CodeAppSetUp onCodes={handleCodes} onCancel={() => setCodeApp(false)} />;
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', maxInlineSize: tokens.size.reading }}>
      <Typography>
        A password can be guessed or stolen. With a second proof, nobody else gets in: a passkey, which is the
        lock of your phone or computer, or a code app, which shows six new digits every 30 seconds.
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        {hasPasskeys() && (
          <ActButton variant="contained" act={(call) => makePasskey(call, handleCodes)}>
            Make a passkey
          </ActButton>
        )}
        <Button variant="outlined" onClick={() => setCodeApp(true)}>
          Use a code app
        </Button>
      </Stack>
    </Box>
  );
}
