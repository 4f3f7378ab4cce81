import { Box, Button, Stack, Typography } from '@mui/material';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { type ReactNode, useState } from 'react';
import { Problem } from '#components/Problem.tsx';
import { useTask } from '#components/useTask.ts';
import { deviceName } from '#lib/deviceName.ts';
import { hasPasskeys } from '#lib/passkeys.ts';
import { CodeAppSetUp } from './CodeAppSetUp.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { useAccountCalls } from './useAccountCalls.ts';

const { size } = tokens;

interface SecondFactorSetUpProps {
  /** The name of the officer. */
  name: string;
  /** Another button, where it can wait. */
  later?: ReactNode;
  onDone: () => void;
}

/** Sets up the first second factor, a passkey or a code app, and shows the recovery codes. */
export function SecondFactorSetUp({ name, later, onDone }: SecondFactorSetUpProps) {
  const [isCodeApp, setCodeApp] = useState(false);
  const [codes, setCodes] = useState<string[]>();
  const { makePasskey } = useAccountCalls();
  const { run, problem, isBusy } = useTask();
  const handleDone = (made: string[] | null) => (made ? setCodes(made) : onDone());

  if (codes) return <RecoveryCodes codes={codes} name={name} onStored={onDone} />;
  if (isCodeApp) return <CodeAppSetUp onDone={handleDone} onCancel={() => setCodeApp(false)} />;
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', maxInlineSize: size.reading }}>
      <Typography>
        A password can be guessed or stolen. With a second proof, nobody else gets in: a passkey, which is the
        lock of your phone or computer, or a code app, which shows six new digits every 30 seconds.
      </Typography>
      <Problem text={problem} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        {hasPasskeys() && (
          <Button
            variant="contained"
            disabled={isBusy}
            onClick={() => void run(async () => handleDone(await makePasskey(deviceName())))}
          >
            Make a passkey
          </Button>
        )}
        <Button variant="outlined" disabled={isBusy} onClick={() => setCodeApp(true)}>
          Use a code app
        </Button>
        {later}
      </Stack>
    </Box>
  );
}
