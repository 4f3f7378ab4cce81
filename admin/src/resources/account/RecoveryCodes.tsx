import { Box, Button, Checkbox, FormControlLabel, Stack, Typography } from '@mui/material';
import { formatLongDate } from '@year-group/api-types/common/dates';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useBrand } from '#lib/brand.ts';
import { downloadFile } from '#lib/download.ts';

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

  const handleCopy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => notify('Copied.', { type: 'success' }),
      () => notify('The browser did not copy them. Please download or print them.', { type: 'error' }),
    );
  function handleDownload() {
    const text = [heading, formatLongDate(new Date().toISOString()), '', ...codes, ''].join('\r\n');
    downloadFile('recovery-codes.txt', new Blob([text], { type: 'text/plain;charset=utf-8' }));
  }

  const actions = [
    ['Copy', () => void handleCopy()],
    ['Download', handleDownload],
    ['Print', () => window.print()],
  ] as const;

  return (
    <Box
      component="section"
      sx={{ display: 'grid', gap: 2, justifyItems: 'start', maxInlineSize: tokens.size.reading }}
      aria-labelledby="recovery-codes"
    >
      <Typography id="recovery-codes" variant="h2">
        {heading}
      </Typography>
      <Typography>
        Each code logs you in once when you do not have your phone. They are shown only now: print them, or
        keep them where you keep passwords, but not on the same phone alone.
      </Typography>
      <Box component="ol" sx={list}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Stack direction="row" sx={onScreen}>
        {actions.map(([label, onClick]) => (
          <Button key={label} variant="outlined" onClick={onClick}>
            {label}
          </Button>
        ))}
      </Stack>
      <Stack direction="row" sx={onScreen}>
        <FormControlLabel
          control={<Checkbox checked={isStored} onChange={(_, isTicked) => setStored(isTicked)} />}
          label="I have stored them"
        />
        <Button variant="contained" disabled={!isStored} onClick={onStored}>
          Go on
        </Button>
      </Stack>
    </Box>
  );
}

const list = {
  display: 'grid',
  gridTemplateColumns: { sm: 'repeat(2, auto)' },
  gap: '0.5rem 2rem',
  m: 0,
  p: 2,
  pl: 6,
  border: 1,
  borderColor: 'divider',
  borderRadius: tokens.radius.medium,
  bgcolor: 'background.paper',
  fontFamily: 'ui-monospace, monospace',
};
const onScreen = { flexWrap: 'wrap', gap: 1.5, '@media print': { display: 'none' } };
