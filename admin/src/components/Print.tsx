import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import {
  Box,
  Button,
  GlobalStyles,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { download } from '#lib/download.ts';
import { useBrand } from '#providers/brand.ts';
import { Crest } from './Crest.tsx';

interface PrintTableProps {
  head: readonly string[];
  /** Numbers in the last cell are added up. */
  rows: readonly (readonly (string | number)[])[];
}

/** A table for screen and paper. */
export function PrintTable({ head, rows }: PrintTableProps) {
  const numbers = rows.map((cells) => cells.at(-1)).filter((cell) => typeof cell === 'number');
  const sum = numbers.reduce((total, number) => total + number, 0);
  return (
    <Table sx={table}>
      <TableHead>
        <TableRow>
          {head.map((name) => (
            <TableCell key={name}>{name}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((cells, index) => (
          // Two listings, or people, may have one name.
          <TableRow key={index}>
            {cells.map((cell, column) => (
              <TableCell key={head[column]}>{cell}</TableCell>
            ))}
          </TableRow>
        ))}
        {numbers.length > 0 && (
          <TableRow>
            <TableCell component="th" scope="row" colSpan={head.length - 1}>
              Together
            </TableCell>
            <TableCell>{sum}</TableCell>
          </TableRow>
        )}
      </TableBody>
    </Table>
  );
}

const table = {
  '& tr': { breakInside: 'avoid' },
  '& th, & td': { pl: 0, pr: 1.5, overflowWrap: 'anywhere' },
  '& :is(th, td):last-child': { width: '5rem', pr: 0, textAlign: 'end' },
};

interface PrintPartProps extends PrintTableProps {
  /** On paper. */
  title: string;
  /** The file that is downloaded. */
  fileName: string;
  toCsv: () => string;
}

/** Such a table, and the buttons that download it and print it. */
export function PrintPart({ title, fileName, toCsv, ...rows }: PrintPartProps) {
  return (
    <>
      <PrintTable {...rows} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="outlined" startIcon={<DownloadIcon />} onClick={() => download(fileName, toCsv())}>
          Download
        </Button>
        <PrintButton label="Print">
          <PrintedSheet title={title}>
            <PrintTable {...rows} />
          </PrintedSheet>
        </PrintButton>
      </Stack>
    </>
  );
}

/** Prints the sheets in it, which are there only meanwhile. */
export function PrintButton({ label, children }: { label: string; children: ReactNode }) {
  const [isPrinting, setPrinting] = useState(false);
  function handlePrint() {
    window.addEventListener('afterprint', () => setPrinting(false), { once: true });
    flushSync(() => setPrinting(true));
    window.print();
  }
  return (
    <>
      <Button variant="outlined" startIcon={<PrintIcon />} onClick={handlePrint}>
        {label}
      </Button>
      {isPrinting && children}
    </>
  );
}

/** A sheet of paper with crest and name, shown only in print and instead of everything else. */
export function PrintedSheet({ title, children }: { title: string; children: ReactNode }) {
  const { name } = useBrand();
  return createPortal(
    <ThemeProvider theme={paper}>
      <GlobalStyles styles={printStyles} />
      <Box component="article" sx={sheet}>
        <Stack component="header" direction="row" sx={{ alignItems: 'center', gap: 2, mb: 3 }}>
          <Crest size={64} />
          <div>
            <Typography variant="h5" component="h1">
              {title}
            </Typography>
            {name}
          </div>
        </Stack>
        {children}
      </Box>
    </ThemeProvider>,
    document.body,
  );
}

/** Dark on white, whatever the screen's theme. */
const paper = createTheme({ typography: { fontFamily: 'inherit' } });
const sheet = {
  display: 'none',
  displayPrint: 'block',
  color: 'text.primary',
  '& address': { my: 2, fontStyle: 'normal', fontSize: '1.25rem' },
};
const printStyles = {
  '@media print': {
    '@page': { margin: '18mm' },
    'body > *:not(article)': { display: 'none !important' },
    'body > article:not(:last-of-type)': { breakAfter: 'page' },
    ':root, body': { background: 'white !important', overflow: 'visible !important' },
  },
};
