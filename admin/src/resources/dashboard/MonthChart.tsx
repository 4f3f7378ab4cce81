import { useTheme } from '@mui/material/styles';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
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

const { text } = tokens;
/** A single bar would be as wide as the chart. */
const minDrawn = 3;
const axis = { disableLine: true, disableTicks: true } as const;
const initial = (month: string) => formatMonth(month).slice(0, 1);

/**
 * Values by month as bars, in the colours of the page; months before the first value are not drawn.
 */
export function MonthChart({ label, points, format, formatAxis, height }: MonthChartProps) {
  const { palette } = useTheme();
  const first = points.findIndex(({ value }) => value !== 0);
  const drawn = points.slice(Math.min(first < 0 ? points.length : first, points.length - minDrawn));
  const labels = { fill: palette.text.secondary, fontSize: text['2xs'], fontFamily: tokens.font.text };
  return (
    <ChartsContainer
      height={height}
      margin={{ top: 12, right: 0, bottom: 0, left: 0 }}
      colors={[palette.primary.main]}
      skipAnimation
      disableKeyboardNavigation
      series={[
        {
          type: 'bar',
          data: drawn.map(({ value }) => value),
          label,
          valueFormatter: (value) => format(value ?? 0),
        },
      ]}
      xAxis={[
        {
          id: 'months',
          scaleType: 'band',
          data: drawn.map(({ month }) => month),
          height: 28,
          categoryGapRatio: 0.35,
          tickLabelInterval: () => true,
          valueFormatter: (month: string, { location }: { location: string }) =>
            location === 'tick' ? initial(month) : formatLongMonth(month),
          ...axis,
        },
      ]}
      yAxis={[
        { id: 'values', width: 44, tickNumber: 4, valueFormatter: formatAxis, domainLimit: 'nice', ...axis },
      ]}
      sx={{ '& .MuiChartsGrid-line': { stroke: palette.divider } }}
    >
      <ChartsGrid horizontal />
      <BarPlot borderRadius={2} />
      <ChartsXAxis axisId="months" tickLabelStyle={labels} />
      <ChartsYAxis axisId="values" tickLabelStyle={labels} />
      <ChartsAxisHighlight x="band" />
      <ChartsTooltip trigger="axis" />
    </ChartsContainer>
  );
}
