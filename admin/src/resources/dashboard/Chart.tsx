import { Skeleton } from '@mui/material';
import { formatLongMonth } from '@year-group/api-types/common/dates';
import { Suspense } from 'react';
import { VisuallyHidden } from '#components/VisuallyHidden.tsx';
import { lazyPart } from '#lib/lazyPart.ts';
import type { MonthChartProps } from './MonthChart.tsx';
import { RankedBars } from './RankedBars.tsx';

const MonthChart = lazyPart(() => import('./MonthChart.tsx'), 'MonthChart');

interface ChartProps extends MonthChartProps {
  caption: string;
  columns: readonly string[];
  /** The value in the table. @default the chart's own */
  cells?: (index: number) => readonly string[];
}

/** A chart by month, which loads after the figures, and its numbers as a table for screen readers. */
export function Chart({ caption, columns, cells, ...chart }: ChartProps) {
  const { points, format, height } = chart;
  const rows = points.map(({ month, value }, index) => ({
    id: month,
    name: formatLongMonth(month),
    cells: cells?.(index) ?? [format(value)],
  }));
  return (
    <div>
      <div aria-hidden>
        <Suspense fallback={<Skeleton variant="rounded" height={height} />}>
          <MonthChart {...chart} />
        </Suspense>
      </div>
      <VisuallyHidden as="div">
        <RankedBars caption={caption} columns={columns} rows={rows} />
      </VisuallyHidden>
    </div>
  );
}
