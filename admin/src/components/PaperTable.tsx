import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Box, Button, Stack, type Theme } from '@mui/material';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { download } from '#lib/download.ts';
import { PrintButton, PrintedSheet } from './PrintedSheet.tsx';

interface PaperTableProps {
  head: readonly string[];
  /** Numbers in the last cell are added up. */
  rows: readonly (readonly (string | number)[])[];
}

/** A table for screen and paper. */
export function PaperTable({ head, rows }: PaperTableProps) {
  const numbers = rows.map((cells) => cells.at(-1)).filter((cell) => typeof cell === 'number');
  return (
    <Box component="table" sx={table}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, index) => (
          // Two listings, or people, may have one name.
          <tr key={index}>
            {cells.map((cell, column) => (
              <td key={head[column]}>{cell}</td>
            ))}
          </tr>
        ))}
        {numbers.length > 0 && (
          <tr>
            <th scope="row" colSpan={head.length - 1}>
              Together
            </th>
            <td>{numbers.reduce((sum, number) => sum + number, 0)}</td>
          </tr>
        )}
      </tbody>
    </Box>
  );
}

interface DownloadButtonProps {
  label?: string;
  /** The file that is downloaded. */
  fileName: string;
  toCsv: () => string;
}

/** Downloads what is on the page as a file. */
export const DownloadButton = ({ label = 'Download', fileName, toCsv }: DownloadButtonProps) => (
  <Button variant="outlined" startIcon={<DownloadIcon />} onClick={() => download(fileName, toCsv())}>
    {label}
  </Button>
);

interface PaperSheetProps extends PaperTableProps, DownloadButtonProps {
  /** On paper. */
  title: string;
}

/** Such a table, and the buttons that download it and print it. */
export function PaperSheet({ title, fileName, toCsv, ...table }: PaperSheetProps) {
  return (
    <>
      <PaperTable {...table} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <DownloadButton fileName={fileName} toCsv={toCsv} />
        <PrintButton label="Print">
          <PrintedSheet title={title}>
            <PaperTable {...table} />
          </PrintedSheet>
        </PrintButton>
      </Stack>
    </>
  );
}

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  '& tr': { breakInside: 'avoid' },
  '& th, & td': {
    py: 1,
    pr: 1.5,
    borderBottom: ({ palette }: Theme) => `${tokens.size.hairline} solid ${palette.divider}`,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    // Paper is light, whatever the screen's theme.
    '@media print': { borderColor: tokens.color.light.lineStrong },
  },
  '& th:last-child, & td:last-child': { width: '5rem', pr: 0, textAlign: 'end' },
};
