import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Button, Stack } from '@mui/material';
import { styled } from '@mui/material/styles';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import type { ReactNode } from 'react';
import { usePrinting } from './PrintedSheet.tsx';

const { color, size, space } = tokens;

/** A table of things with their number in the last column, for screen and paper. */
export const PaperTable = styled('table')(({ theme }) => ({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    padding: `${space['2']} ${space['3']} ${space['2']} 0`,
    borderBlockEnd: `${size.hairline} solid ${theme.palette.divider}`,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    // Paper is light, whatever the screen's theme.
    '@media print': { borderColor: color.light.lineStrong },
  },
  '& th:last-child, & td:last-child': { inlineSize: '5rem', paddingInlineEnd: 0, textAlign: 'end' },
}));

interface PaperButtonsProps {
  onDownload: () => void;
  /** The sheet that is printed. */
  children: ReactNode;
}

/** The buttons that download a table and print it. */
export function PaperButtons({ onDownload, children }: PaperButtonsProps) {
  const { isPrinting, print } = usePrinting();
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
      <Button variant="outlined" startIcon={<DownloadIcon />} onClick={onDownload}>
        Download
      </Button>
      <Button variant="outlined" startIcon={<PrintIcon />} onClick={print}>
        Print
      </Button>
      {isPrinting && children}
    </Stack>
  );
}
