import { Typography } from '@mui/material';
import { optionsText } from '@year-group/api-types/shop/optionsText';
import type { RunBoard } from '@year-group/api-types/shop/run';
import { sheetToCsv } from '@year-group/api-types/shop/runCsv';
import { PagePart } from '#components/PagePart.tsx';
import { PaperButtons, PaperTable } from '#components/PaperTable.tsx';
import { PrintedSheet } from '#components/PrintedSheet.tsx';
import { download } from '#lib/download.ts';
import { titleOfRun } from './runTexts.ts';

/** How many pieces of each combination the printer makes, to download and to print. */
export function PrinterSheet({ run }: { run: RunBoard }) {
  if (run.sheet.length === 0) {
    return (
      <PagePart title="The printer’s sheet">
        <Typography color="textSecondary">Nothing is paid yet.</Typography>
      </PagePart>
    );
  }
  return (
    <PagePart title="The printer’s sheet">
      <SheetTable run={run} />
      <PaperButtons onDownload={() => download('printers-sheet.csv', sheetToCsv(run))}>
        <PrintedRun run={run} />
      </PaperButtons>
    </PagePart>
  );
}

/** The sheet on paper, shown only in print. */
function PrintedRun({ run }: { run: RunBoard }) {
  return (
    <PrintedSheet title={titleOfRun(run)}>
      <SheetTable run={run} />
    </PrintedSheet>
  );
}

function SheetTable({ run: { sheet } }: { run: RunBoard }) {
  return (
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
}
