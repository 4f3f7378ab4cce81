import { Box, Button, Checkbox, FormControlLabel, Stack, Typography } from '@mui/material';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { useState } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { download } from '#lib/download.ts';
import { useBrand } from '#providers/brand.ts';

interface RecoveryCodesProps {
  codes: readonly string[];
  /** Whose they are, on paper and in the file. */
  name: string;
  onStored: () => void;
}

const leaveQuestion = 'These codes are not shown again. Leave without storing them?';

/** Ten new recovery codes, which are shown once: to download, or to print. Leaving them first asks. */
export function RecoveryCodes({ codes, name, onStored }: RecoveryCodesProps) {
  const [isStored, setStored] = useState(false);
  useBlocker(() => !isStored && !window.confirm(leaveQuestion));
  useBeforeUnload((event) => isStored || event.preventDefault());
  const heading = `Recovery codes of ${name}, ${useBrand().name}`;
  const handleDownload = () => download('recovery-codes.txt', [heading, '', ...codes, ''].join('\r\n'));
  return (
    <Stack sx={{ gap: 3, maxWidth: tokens.size.reading }}>
      <section aria-labelledby="recovery-codes">
        <Typography id="recovery-codes" variant="h2" gutterBottom>
          {heading}
        </Typography>
        <Typography>
          Each code logs you in once when you do not have your phone. They are shown only now: print them, or
          keep them where you keep passwords, but not on the same phone alone.
        </Typography>
        <Box component="ol" sx={{ columns: { sm: 2 }, fontFamily: 'monospace', lineHeight: 2 }}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
      </section>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, displayPrint: 'none' }}>
        <Button variant="outlined" onClick={handleDownload}>
          Download
        </Button>
        <Button variant="outlined" onClick={() => window.print()}>
          Print
        </Button>
        <FormControlLabel
          control={<Checkbox checked={isStored} onChange={(_, isTicked) => setStored(isTicked)} />}
          label="I have stored them"
        />
        <Button variant="contained" disabled={!isStored} onClick={onStored}>
          Go on
        </Button>
      </Stack>
    </Stack>
  );
}
