import { Skeleton } from '@mui/material';
import { formatLongMonth } from '@year-group/api-types/common/dates';
import { Suspense } from 'react';
import { VisuallyHidden } from '#components/VisuallyHidden.tsx';
import { lazyPart } from '#lib/lazyPart.ts';
import type { MonthChartProps } from './MonthChart.tsx';

const MonthChart = lazyPart(() => import('./MonthChart.tsx'), 'MonthChart');

interface ChartProps extends MonthChartProps {
  caption: string;
  columns: readonly string[];
  /** The value in the table. @default the chart's own */
  cells?: (index: number) => readonly string[];
}

/**
 * A chart by month, which loads after the figures, and its numbers as a table for screen readers.
 */
export function Chart({ caption, columns, cells, ...chart }: ChartProps) {
  const { points, format, height } = chart;
  return (
    <div>
      <div aria-hidden>
        <Suspense fallback={<Skeleton variant="rounded" height={height} />}>
          <MonthChart {...chart} />
        </Suspense>
      </div>
      <NumbersTable
        caption={caption}
        columns={columns}
        rows={points.map(({ month, value }, index) => [
          formatLongMonth(month),
          ...(cells?.(index) ?? [format(value)]),
        ])}
      />
    </div>
  );
}

interface NumbersTableProps {
  caption: string;
  columns: readonly string[];
  /** The first cell of a row names it. */
  rows: readonly (readonly string[])[];
}

/** The numbers behind a chart, for screen readers. */
function NumbersTable({ caption, columns, rows }: NumbersTableProps) {
  return (
    <VisuallyHidden as="div">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
