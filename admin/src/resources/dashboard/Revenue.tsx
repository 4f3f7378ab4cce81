import { Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { formatDifference } from '@year-group/api-types/common/money';
import type { AllFigures } from '@year-group/api-types/system/dashboard';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { Chart } from './Chart.tsx';

const { leading, size, space, text, tracking, weight } = tokens;

const Spread = styled('section')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: space['5'],
  paddingBlockStart: space['4'],
  borderBlockStart: `${size.rule} solid ${theme.palette.secondary.main}`,
  '& > *': { minInlineSize: 0 },
}));

const Figure = styled('p')({
  margin: `${space['3']} 0`,
  fontFamily: tokens.font.title,
  fontSize: text['3xl'],
  fontVariantNumeric: 'lining-nums',
  fontWeight: weight.title,
  letterSpacing: tracking.title,
  lineHeight: leading.title,
  '& small': { display: 'block', fontSize: text.xl },
});

const Recent = styled('dl')(({ theme }) => ({
  display: 'flex',
  gap: space['6'],
  margin: `${space['5']} 0 0`,
  '& dt': { color: theme.palette.text.secondary, fontSize: text.xs },
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums', fontWeight: weight.strong },
}));

/** The shop's revenue, in total and by month. */
export function Revenue({ total, months }: AllFigures['revenue']) {
  const [symbol, ...digits] = formatDifference(total).split(' ');
  const [lastMonth, thisMonth] = months.slice(-2);
  return (
    <Spread aria-labelledby="revenue">
      <div>
        <Typography id="revenue" variant="h2">
          Total revenue
        </Typography>
        <Figure>
          <small>{symbol} </small>
          {digits.join(' ')}
        </Figure>
        <Typography variant="body2" color="textSecondary">
          Settled payments less refunds
        </Typography>
        <Recent>
          <div>
            <dt>This month</dt>
            <dd>{formatDifference(thisMonth?.net ?? 0)}</dd>
          </div>
          <div>
            <dt>Last month</dt>
            <dd>{formatDifference(lastMonth?.net ?? 0)}</dd>
          </div>
        </Recent>
      </div>
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
    </Spread>
  );
}

/** A short amount without pesewas: `1.2k`. */
const short = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

/** An amount on the axis of a chart: `12.5k`. */
const formatShort = (amount: number): string => short.format(amount).toLowerCase();
