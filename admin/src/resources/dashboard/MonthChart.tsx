import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { formatLongMonth, formatMonth } from '@year-group/api-types/common/dates';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';

export interface MonthChartProps {
  label: string;
  /** Months as `2026-11`, oldest first, each with its value. */
  points: readonly { month: string; value: number }[];
  /** A value in the tooltip, and on the axis. */
  format: (value: number) => string;
  formatAxis: (value: number) => string;
  height: number;
}

/** A single bar would be as wide as the chart. */
const minDrawn = 3;

/** Values by month as bars, in the colours of the page; months before the first value are not drawn. */
export function MonthChart({ label, points, format, formatAxis, height }: MonthChartProps) {
  const { palette } = useTheme();
  const first = points.findIndex(({ value }) => value !== 0);
  const drawn = points.slice(Math.min(first < 0 ? points.length : first, points.length - minDrawn));
  const axis = {
    disableLine: true,
    disableTicks: true,
    tickLabelStyle: {
      fill: palette.text.secondary,
      fontSize: tokens.text['2xs'],
      fontFamily: tokens.font.text,
    },
  };
  return (
    <BarChart
      height={height}
      margin={{ top: 12, right: 0, bottom: 0, left: 0 }}
      colors={[palette.primary.main]}
      borderRadius={2}
      grid={{ horizontal: true }}
      hideLegend
      skipAnimation
      disableKeyboardNavigation
      series={[
        { data: drawn.map(({ value }) => value), label, valueFormatter: (value) => format(value ?? 0) },
      ]}
      xAxis={[
        {
          data: drawn.map(({ month }) => month),
          height: 28,
          categoryGapRatio: 0.35,
          valueFormatter: (month: string, { location }: { location: string }) =>
            location === 'tick' ? formatMonth(month) : formatLongMonth(month),
          ...axis,
        },
      ]}
      yAxis={[{ width: 44, tickNumber: 4, valueFormatter: formatAxis, domainLimit: 'nice', ...axis }]}
      sx={{ '& .MuiChartsGrid-line': { stroke: palette.divider } }}
    />
  );
}
