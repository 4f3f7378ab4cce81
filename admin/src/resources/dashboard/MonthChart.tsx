import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { formatLongMonth, formatMonth } from '@year-group/api-types/common/dates';

export interface MonthChartProps {
  label: string;
  /** Months as `2026-11`, oldest first, each with its value. */
  points: readonly { month: string; value: number }[];
  /** A value in the tooltip. */
  format: (value: number) => string;
}

/** Values by month as bars, in the colours of the page. */
export function MonthChart({ label, points, format }: MonthChartProps) {
  const { palette } = useTheme();
  const isEmpty = points.every(({ value }) => value === 0);
  return (
    <BarChart
      height={240}
      margin={{ top: 12, right: 0, bottom: 0, left: 0 }}
      colors={[palette.primary.main]}
      grid={{ horizontal: true }}
      hideLegend
      skipAnimation
      disableKeyboardNavigation
      series={[
        { data: points.map(({ value }) => value), label, valueFormatter: (value) => format(value ?? 0) },
      ]}
      xAxis={[
        {
          data: points.map(({ month }) => month),
          height: 30,
          valueFormatter: (month: string, { location }: { location: string }) =>
            location === 'tick' ? formatMonth(month) : formatLongMonth(month),
        },
      ]}
      yAxis={[{ width: 48, tickMinStep: 1, ...(isEmpty && { min: 0, max: 1 }) }]}
    />
  );
}
