import type { SizeChart } from '@year-group/api-types/shop/listingOptionsSchema';

/**
 * A size chart as people write it: a line for each size, the first one for the measures. Cells are
 * separated by tabs, as they come from a spreadsheet, else by commas or semicolons.
 */
export function readSizeChart(text: string | null): SizeChart | null {
  const lines = (text ?? '').split('\n').filter((line) => line.trim() !== '');
  const [head, ...rows] = lines.map(cellsOf);
  if (!head) return null;
  return {
    columns: head.slice(1),
    rows: rows.map(([size = '', ...measures]) => ({
      size,
      measures: measures.map((measure) => (measure === '' ? Number.NaN : Number(measure.replace(',', '.')))),
    })),
  };
}

/** A size chart as text for the form; empty without one. */
export const sizeChartText = (chart: SizeChart | undefined): string =>
  chart
    ? [['Size', ...chart.columns], ...chart.rows.map(({ size, measures }) => [size, ...measures])]
        .map((cells) => cells.join(', '))
        .join('\n')
    : '';

const cellsOf = (line: string): string[] =>
  line.split(line.includes('\t') ? '\t' : /[,;]/).map((cell) => cell.trim());
