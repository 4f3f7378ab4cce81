import { useTheme } from '@mui/material/styles';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { AreaPlot, LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { formatLongMonth, formatMonth } from '@year-group/api-types/dates';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';

export interface MonthChartProps {
  kind: 'bar' | 'line';
  label: string;
  /** Months as `2026-11`, oldest first, each with its value. */
  points: readonly { month: string; value: number }[];
  /** A value in the tooltip, and on the axis. */
  format: (value: number) => string;
  formatAxis: (value: number) => string;
  height: number;
}

const { text } = tokens;
const axis = { disableLine: true, disableTicks: true } as const;
const initial = (month: string) => formatMonth(month).slice(0, 1);

/** Values by month, as bars or as a line, in the colours of the page. */
export function MonthChart({ kind, label, points, format, formatAxis, height }: MonthChartProps) {
  const { palette } = useTheme();
  const months = points.map(({ month }) => month);
  const labels = { fill: palette.text.secondary, fontSize: text['2xs'], fontFamily: tokens.font.text };
  return (
    <ChartsContainer
      height={height}
      margin={{ top: 12, right: kind === 'bar' ? 0 : 12, bottom: 0, left: 0 }}
      colors={[palette.primary.main]}
      skipAnimation
      disableKeyboardNavigation
      series={[
        kind === 'bar'
          ? {
              type: 'bar',
              data: points.map(({ value }) => value),
              label,
              valueFormatter: (value) => format(value ?? 0),
            }
          : {
              type: 'line',
              data: points.map(({ value }) => value),
              label,
              curve: 'monotoneX',
              area: true,
              valueFormatter: (value) => format(value ?? 0),
            },
      ]}
      xAxis={[
        {
          id: 'months',
          scaleType: kind === 'bar' ? 'band' : 'point',
          data: months,
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
      sx={{
        '& .MuiChartsGrid-line': { stroke: palette.divider },
        '& .MuiAreaElement-root, & .MuiLineChart-area': { fill: palette.primary.main, fillOpacity: 0.15 },
        '& .MuiLineElement-root, & .MuiLineChart-line': { strokeWidth: 2 },
      }}
    >
      <ChartsGrid horizontal />
      {kind === 'bar' ? (
        <BarPlot borderRadius={2} />
      ) : (
        <>
          <AreaPlot />
          <LinePlot />
          <MarkPlot />
        </>
      )}
      <ChartsXAxis axisId="months" tickLabelStyle={labels} />
      <ChartsYAxis axisId="values" tickLabelStyle={labels} />
      <ChartsAxisHighlight x={kind === 'bar' ? 'band' : 'line'} />
      <ChartsTooltip trigger="axis" />
    </ChartsContainer>
  );
}
