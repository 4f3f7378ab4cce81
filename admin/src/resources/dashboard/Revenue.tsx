import { Skeleton, Stack, Typography } from '@mui/material';
import { formatDifference } from '@year-group/api-types/common/money';
import type { AllFigures } from '@year-group/api-types/system/dashboard';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { useRead } from '#providers/useRead.ts';
import { Chart } from './Chart.tsx';
import { Panel } from './Panel.tsx';

const { text, weight } = tokens;

/** The shop's revenue: in total, as the call of the revenue has it, and by month. */
export function Revenue({ months }: AllFigures['revenue']) {
  const { data, error } = useRead(['dashboard', 'revenue'], 'GET /api/admin/revenue');
  const [lastMonth, thisMonth] = months.slice(-2);
  return (
    <Panel title="Total revenue">
      <Typography variant="h1" component="p" sx={{ my: 1.5, fontSize: text.xl }}>
        {data ? formatDifference(data.totalRevenue) : (error?.message ?? <Skeleton width="8ch" />)}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        Settled payments less refunds
      </Typography>
      <Stack direction="row" component="dl" sx={{ gap: 4, my: 3 }}>
        <Recent name="This month" amount={thisMonth?.net} />
        <Recent name="Last month" amount={lastMonth?.net} />
      </Stack>
      <Chart
        label="Revenue"
        points={months.map(({ month, net }) => ({ month, value: net }))}
        format={formatDifference}
        formatAxis={formatShort}
        height={240}
        caption="Revenue by month"
        columns={['Month', 'Settled', 'Refunded', 'Revenue']}
        cells={(index) => {
          const { settled = 0, refunded = 0, net = 0 } = months[index] ?? {};
          return [settled, refunded, net].map(formatDifference);
        }}
      />
    </Panel>
  );
}

const Recent = ({ name, amount = 0 }: { name: string; amount: number | undefined }) => (
  <div>
    <Typography component="dt" variant="body2" color="textSecondary">
      {name}
    </Typography>
    <Typography component="dd" sx={{ m: 0, fontWeight: weight.strong, fontVariantNumeric: 'tabular-nums' }}>
      {formatDifference(amount)}
    </Typography>
  </div>
);

/** A short amount without pesewas: `1.2k`. */
const short = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

/** An amount on the axis of a chart: `12.5k`. */
const formatShort = (amount: number): string => short.format(amount).toLowerCase();
