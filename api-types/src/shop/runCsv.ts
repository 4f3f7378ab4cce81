import { type CsvColumn, csvTable } from '../common/csv.ts';
import { valueOf } from './listingOptions.ts';
import { optionsText } from './optionsText.ts';
import { orderNumber } from './orderNumber.ts';
import type { HandOutLine, RunBoard, SheetRow } from './run.ts';

/** The printer's sheet as a CSV file: one column for each option, then the number of pieces. */
export function sheetToCsv({ sheet }: Pick<RunBoard, 'sheet'>): string {
  const names = [...new Set(sheet.flatMap(({ options }) => options.map(({ name }) => name)))];
  const columns = names.map(
    (name): CsvColumn<SheetRow> => [name, ({ options }) => valueOf(options, name) ?? ''],
  );
  return csvTable([...columns, ['Pieces', ({ quantity }) => String(quantity)]], sheet);
}

/** The list for handing out as a CSV file. */
export const handOutToCsv = (lines: readonly HandOutLine[]): string =>
  csvTable<HandOutLine>(
    [
      ['Name', ({ customerName }) => customerName],
      ['Order', ({ orderId }) => orderNumber(orderId)],
      ['Chosen', ({ options }) => optionsText(options)],
      ['Pieces', ({ quantity }) => String(quantity)],
      ['Handed out', ({ handedOutAt }) => handedOutAt ?? ''],
    ],
    lines,
  );
