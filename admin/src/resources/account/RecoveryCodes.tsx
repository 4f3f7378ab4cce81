import { Box, Button, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { formatLongDate } from '@year-group/api-types/common/dates';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useBrand } from '#lib/brand.ts';
import { downloadFile } from '#lib/download.ts';

const { breakpoint, radius, size, space } = tokens;

const Codes = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: `${space['2']} ${space['6']}`,
  margin: 0,
  padding: space['4'],
  paddingInlineStart: space['7'],
  border: `${size.hairline} solid ${theme.palette.divider}`,
  borderRadius: radius.medium,
  backgroundColor: theme.palette.background.paper,
  fontFamily: 'ui-monospace, monospace',
  [`@media (min-width: ${breakpoint.small})`]: { gridTemplateColumns: 'repeat(2, auto)' },
}));

const OnScreen = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space['3'],
  '@media print': { display: 'none' },
});

interface RecoveryCodesProps {
  codes: readonly string[];
  /** Whose they are, on paper and in the file. */
  name: string;
  onStored: () => void;
}

/** Ten new recovery codes, which are shown once: to copy, to download, or to print. */
export function RecoveryCodes({ codes, name, onStored }: RecoveryCodesProps) {
  const [isStored, setStored] = useState(false);
  const { name: group } = useBrand();
  const notify = useNotify();
  const heading = `Recovery codes of ${name}, ${group}`;

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      notify('Copied.', { type: 'success' });
    } catch {
      notify('The browser did not copy them. Please download or print them.', { type: 'error' });
    }
  }
  function handleDownload() {
    const text = [heading, formatLongDate(new Date().toISOString()), '', ...codes, ''].join('\r\n');
    downloadFile('recovery-codes.txt', new Blob([text], { type: 'text/plain;charset=utf-8' }));
  }

  return (
    <Box
      component="section"
      sx={{ display: 'grid', gap: 2, justifyItems: 'start', maxInlineSize: size.reading }}
      aria-labelledby="recovery-codes"
    >
      <Typography id="recovery-codes" variant="h2">
        {heading}
      </Typography>
      <Typography>
        Each code logs you in once when you do not have your phone. They are shown only now: print them, or
        keep them where you keep passwords, but not on the same phone alone.
      </Typography>
      <Codes>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <OnScreen>
        <Button variant="outlined" onClick={() => void handleCopy()}>
          Copy
        </Button>
        <Button variant="outlined" onClick={handleDownload}>
          Download
        </Button>
        <Button variant="outlined" onClick={() => window.print()}>
          Print
        </Button>
      </OnScreen>
      <OnScreen>
        <FormControlLabel
          control={<Checkbox checked={isStored} onChange={(_, isTicked) => setStored(isTicked)} />}
          label="I have stored them"
        />
        <Button variant="contained" disabled={!isStored} onClick={onStored}>
          Go on
        </Button>
      </OnScreen>
    </Box>
  );
}
