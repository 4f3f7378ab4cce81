import { Typography } from '@mui/material';
import { formatCedis, formatDifference } from '@year-group/api-types/common/money';
import { optionsText } from '@year-group/api-types/shop/optionsText';
import type { RunBoard } from '@year-group/api-types/shop/run';
import { sheetToCsv } from '@year-group/api-types/shop/runCsv';
import { Facts } from '#components/Facts.tsx';
import { PagePart } from '#components/PagePart.tsx';
import { PaperSheet } from '#components/PaperTable.tsx';
import { titleOfRun } from './runTexts.ts';

/** How many pieces of each combination the printer makes, to download and to print. */
export const PrinterSheet = ({ run }: { run: RunBoard }) => (
  <PagePart title="The printer’s sheet">
    {run.sheet.length === 0 ? (
      <Typography color="textSecondary">Nothing is paid yet.</Typography>
    ) : (
      <PaperSheet
        title={titleOfRun(run)}
        fileName="printers-sheet.csv"
        toCsv={() => sheetToCsv(run)}
        head={['Chosen', 'Pieces']}
        rows={run.sheet.map(({ options, quantity }) => [optionsText(options) || 'All the same', quantity])}
      />
    )}
  </PagePart>
);

const amountOr = (amount: number | null) =>
  amount === null ? 'No price for so few pieces' : formatDifference(amount);

/** What the printer asks, where their prices are known. */
export function Bill({ run: { bill, priceSteps } }: { run: RunBoard }) {
  if (priceSteps.length === 0) return null;
  return (
    <PagePart title="The printer’s bill">
      <Facts
        facts={[
          ['Price of a piece', amountOr(bill.price)],
          [`Bill for ${bill.pieces} pieces`, amountOr(bill.total)],
          ['Paid by the buyers', formatCedis(bill.received)],
          // Negative when the printer asks more than was paid.
          ['Left', amountOr(bill.left)],
        ]}
      />
    </PagePart>
  );
}
