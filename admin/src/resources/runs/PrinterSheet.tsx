import { Typography } from '@mui/material';
import { formatCedis, formatDifference } from '@year-group/api-types/common/money';
import { optionsText } from '@year-group/api-types/shop/optionsText';
import type { RunBoard } from '@year-group/api-types/shop/run';
import { sheetToCsv } from '@year-group/api-types/shop/runCsv';
import { Facts } from '#components/Facts.tsx';
import { PagePart } from '#components/PagePart.tsx';
import { PaperButtons, PaperTable } from '#components/PaperTable.tsx';
import { PrintedSheet } from '#components/PrintedSheet.tsx';
import { download } from '#lib/download.ts';
import { titleOfRun } from './runTexts.ts';

/** How many pieces of each combination the printer makes, to download and to print. */
export function PrinterSheet({ run }: { run: RunBoard }) {
  const table = <SheetTable run={run} />;
  return (
    <PagePart title="The printer’s sheet">
      {run.sheet.length === 0 ? (
        <Typography color="textSecondary">Nothing is paid yet.</Typography>
      ) : (
        <>
          {table}
          <PaperButtons onDownload={() => download('printers-sheet.csv', sheetToCsv(run))}>
            <PrintedSheet title={titleOfRun(run)}>{table}</PrintedSheet>
          </PaperButtons>
        </>
      )}
    </PagePart>
  );
}

const SheetTable = ({ run: { sheet } }: { run: RunBoard }) => (
  <PaperTable>
    <thead>
      <tr>
        <th scope="col">Chosen</th>
        <th scope="col">Pieces</th>
      </tr>
    </thead>
    <tbody>
      {sheet.map(({ options, quantity }) => (
        <tr key={optionsText(options)}>
          <td>{optionsText(options) || 'All the same'}</td>
          <td>{quantity}</td>
        </tr>
      ))}
      <tr>
        <th scope="row">Together</th>
        <td>{sheet.reduce((sum, { quantity }) => sum + quantity, 0)}</td>
      </tr>
    </tbody>
  </PaperTable>
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
