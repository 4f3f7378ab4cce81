import { Skeleton } from '@mui/material';
import { formatLongMonth } from '@year-group/api-types/dates';
import { lazy, Suspense } from 'react';
import type { MonthChartProps } from './MonthChart.tsx';
import { NumbersTable } from './NumbersTable.tsx';

const MonthChart = lazy(async () => ({ default: (await import('./MonthChart.tsx')).MonthChart }));

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
