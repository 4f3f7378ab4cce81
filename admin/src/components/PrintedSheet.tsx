import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Button, GlobalStyles } from '@mui/material';
import { styled } from '@mui/material/styles';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { type ReactNode, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useBrand } from '#providers/brand.ts';
import { Crest } from './Crest.tsx';

const { color, font, space, text, weight } = tokens;
const { ink, surface } = color.light;

// Printed in dark on white, whatever the screen's theme.
const Sheet = styled('article')({
  display: 'none',
  '@media print': { display: 'block', '&:not(:last-of-type)': { breakAfter: 'page' } },
  color: ink,
  fontSize: text.sm,
  '& header': { display: 'flex', alignItems: 'center', gap: space['4'], marginBlockEnd: space['6'] },
  '& h1, & h2': { margin: 0, fontFamily: font.title, fontWeight: weight.title },
  '& h1': { fontSize: text.xl },
  '& h2': { fontSize: text.md },
  '& address': { marginBlock: `${space['2']} ${space['6']}`, fontStyle: 'normal', fontSize: text.lg },
});

const printStyles = {
  '@media print': {
    '@page': { margin: '18mm' },
    'body > *:not(article)': { display: 'none !important' },
    ':root, body': {
      background: `${surface} !important`,
      colorScheme: 'light',
      overflow: 'visible !important',
    },
  },
};

interface PrintedSheetProps {
  title: string;
  children: ReactNode;
}

/** A sheet of paper with crest and name, shown only in print and instead of everything else. */
export function PrintedSheet({ title, children }: PrintedSheetProps) {
  const { name } = useBrand();
  return createPortal(
    <Sheet>
      <GlobalStyles styles={printStyles} />
      <header>
        <Crest size={64} />
        <div>
          <h1>{title}</h1>
          {name}
        </div>
      </header>
      {children}
    </Sheet>,
    document.body,
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
