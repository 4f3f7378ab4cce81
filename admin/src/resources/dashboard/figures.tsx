import { Box, Skeleton, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useQuery } from '@tanstack/react-query';
import { formatLongMonth } from '@year-group/api-types/common/dates';
import { formatCedis, formatDifference } from '@year-group/api-types/common/money';
import type { AllFigures, Dashboard } from '@year-group/api-types/system/dashboard';
import { Suspense } from 'react';
import { useDataProvider } from 'react-admin';
import { Link } from 'react-router-dom';
import { lazyPart } from '#components/lazyPart.tsx';
import { PagePart } from '#components/PagePart.tsx';
import { listPath } from '#lib/listPath.ts';
import { useIsOffered } from '#providers/account.ts';
import { useBrand } from '#providers/brand.ts';
import type { PanelDataProvider } from '#providers/dataProvider.ts';
import { formatStatus } from '../orders/orderTexts.ts';
import type { MonthChartProps } from './MonthChart.tsx';
import { Numbers } from './Numbers.tsx';

const MonthChart = lazyPart(() => import('./MonthChart.tsx'), 'MonthChart');

/** Orders by status, each number a link to them for those who may read them. */
export function OrdersByStatus({ counts }: { counts: Dashboard['ordersByStatus'] }) {
  const { parts } = useBrand();
  const isOffered = useIsOffered();
  if (!parts.shop) return null;
  return (
    <PagePart title="Orders by status">
      <Box sx={statuses}>
        {counts.map(({ status, count }) => (
          <Box
            key={status}
            {...(isOffered('/orders') && { component: Link, to: listPath('orders', { status }) })}
            sx={{ py: 1.5, px: 2, borderLeft: 1, borderColor: 'divider', textDecoration: 'none' }}
          >
            <Typography component="strong" variant="h2" color="textPrimary" sx={{ display: 'block' }}>
              {count}
            </Typography>{' '}
            <Typography component="span" variant="body2" color="textSecondary">
              {formatStatus(status)}
            </Typography>
          </Box>
        ))}
      </Box>
    </PagePart>
  );
}

const statuses = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, 1fr)', md: 'repeat(5, 1fr)' },
  width: '100%',
};

/** The shop's revenue: in total, as the call of the revenue has it, and by month. */
export function Revenue({ months }: AllFigures['revenue']) {
  const { call } = useDataProvider<PanelDataProvider>();
  const { data, error } = useQuery({
    queryKey: ['dashboard', 'revenue'],
    queryFn: () => call('GET /api/admin/revenue'),
  });
  return (
    <PagePart title="Total revenue">
      <Typography variant="h1" component="p">
        {data ? formatDifference(data.totalRevenue) : (error?.message ?? <Skeleton width="8ch" />)}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        Settled payments less refunds
      </Typography>
      <Chart
        label="Revenue"
        points={months.map(({ month, net }) => ({ month, value: net }))}
        format={formatDifference}
        columns={['Month', 'Settled', 'Refunded', 'Revenue']}
        cells={months.map(({ settled, refunded, net }) => [settled, refunded, net].map(formatDifference))}
      />
    </PagePart>
  );
}

/** Registrations by month. */
export const Registrations = ({ total, months }: Dashboard['registrations']) => (
  <PagePart title="Registrations over time">
    <Typography color="textSecondary">{total === 1 ? '1 registration' : `${total} registrations`}</Typography>
    <Chart
      label="Registrations"
      points={months.map(({ month, count }) => ({ month, value: count }))}
      format={String}
      columns={['Month', 'Registrations']}
      cells={months.map(({ count }) => [String(count)])}
    />
  </PagePart>
);

/** Members by house, the largest house first. */
export function Houses({ houses }: Pick<Dashboard, 'houses'>) {
  const { names, label } = useBrand().houses;
  if (names.length === 0) return null;
  const title = `Members by ${label.toLowerCase()}`;
  return (
    <PagePart title={title}>
      {houses.length === 0 && <Typography color="textSecondary">No member has named one yet.</Typography>}
      <Numbers
        caption={title}
        columns={[label, 'Members']}
        rows={houses
          .toSorted((one, other) => other.count - one.count)
          .map(({ house, count }) => ({
            id: house,
            name: house || 'N/A',
            value: count,
            cells: [String(count)],
          }))}
      />
    </PagePart>
  );
}

/** The best-selling listings. */
export const BestSelling = ({ listings }: { listings: AllFigures['bestSelling'] }) => (
  <PagePart title="Best-selling listings">
    {listings.length === 0 && <Typography color="textSecondary">Nothing has been sold yet.</Typography>}
    <Numbers
      caption="Best-selling listings"
      columns={['Listing', 'Pieces', 'Revenue']}
      rows={listings.map(({ listingId, title, quantity, revenue }) => ({
        id: listingId,
        name: title,
        value: quantity,
        cells: [`${quantity} sold`, formatCedis(revenue)],
      }))}
    />
  </PagePart>
);

interface ChartProps extends MonthChartProps {
  columns: readonly string[];
  /** For each point, its cells in the table. */
  cells: readonly (readonly string[])[];
}

/** A chart by month, which loads after the figures, and its numbers as a table for screen readers. */
const Chart = ({ columns, cells, ...chart }: ChartProps) => (
  <Box sx={{ width: '100%' }}>
    <div aria-hidden>
      <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
        <MonthChart {...chart} />
      </Suspense>
    </div>
    <div style={visuallyHidden}>
      <Numbers
        caption={`${chart.label} by month`}
        columns={columns}
        rows={chart.points.map(({ month }, index) => ({
          id: month,
          name: formatLongMonth(month),
          cells: cells[index] ?? [],
        }))}
      />
    </div>
  </Box>
);
