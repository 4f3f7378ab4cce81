import { Box, Stack, Typography } from '@mui/material';
import { formatCedis } from '@year-group/api-types/common/money';
import type { AllFigures, Dashboard } from '@year-group/api-types/system/dashboard';
import { useBrand } from '#lib/brand.ts';
import { Applicants } from './applicants/Applicants.tsx';
import { Chart } from './Chart.tsx';
import { Needs } from './Needs.tsx';
import { OrdersByStatus } from './OrdersByStatus.tsx';
import { Panel } from './Panel.tsx';
import { RankedBars } from './RankedBars.tsx';
import { Revenue } from './Revenue.tsx';
import { Today } from './Today.tsx';

const columns = { display: 'grid', gap: 6, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '7fr 5fr' } };
const rows = { gap: 6, minWidth: 0 };

/** All figures of the dashboard. */
export function DashboardFigures({
  revenue,
  ordersByStatus,
  registrations,
  houses,
  bestSelling,
  today,
}: Dashboard) {
  const group = useBrand();
  const orders = ordersByStatus.reduce((sum, { count }) => sum + count, 0);
  const hasHouses = group.houses.names.length > 0;
  const best = bestSelling && (
    <Panel title="Best-selling listings">
      <BestSelling listings={bestSelling} />
    </Panel>
  );
  return (
    <Stack sx={rows}>
      <Box sx={columns}>
        <Stack sx={rows}>
          <Panel title="Today">
            <Needs {...today} />
          </Panel>
          {today.toAdmit && <Applicants {...today.toAdmit} />}
          <Today {...today} />
        </Stack>
        {revenue && <Revenue {...revenue} />}
      </Box>
      {group.parts.shop && (
        <Panel title="Orders by status" aside={`${orders} in all`}>
          <OrdersByStatus counts={ordersByStatus} />
        </Panel>
      )}
      <Box sx={columns}>
        <Stack sx={rows}>
          <Panel title="Registrations over time" aside={`${registrations.total} members`}>
            <Registrations {...registrations} />
          </Panel>
          {hasHouses && best}
        </Stack>
        {hasHouses ? (
          <Panel title={`Members by ${group.houses.label.toLowerCase()}`}>
            <Houses houses={houses} label={group.houses.label} />
          </Panel>
        ) : (
          best
        )}
      </Box>
    </Stack>
  );
}

/** Members by house, the largest house first. */
function Houses({ houses, label }: Pick<Dashboard, 'houses'> & { label: string }) {
  const word = label.toLowerCase();
  if (houses.length === 0)
    return <Typography color="textSecondary">No member has named a {word} yet.</Typography>;
  const rows = houses
    .toSorted((one, other) => other.count - one.count)
    .map(({ house, count }) => ({ id: house, name: house || 'N/A', value: count, cells: [String(count)] }));
  return <RankedBars caption={`Members by ${word}`} columns={[label, 'Members']} rows={rows} />;
}

/** The best-selling listings. */
function BestSelling({ listings }: { listings: AllFigures['bestSelling'] }) {
  if (listings.length === 0) return <Typography color="textSecondary">Nothing has been sold yet.</Typography>;
  const rows = listings.map(({ listingId, title, quantity, revenue }) => ({
    id: listingId,
    name: title,
    value: quantity,
    cells: [`${quantity} sold`, formatCedis(revenue)],
  }));
  return (
    <RankedBars caption="Best-selling listings" columns={['Listing', 'Pieces', 'Revenue']} rows={rows} />
  );
}

const whole = (count: number) => (Number.isInteger(count) ? String(count) : '');

/** Registrations by month. */
function Registrations({ months }: Dashboard['registrations']) {
  return (
    <Chart
      label="Registrations"
      points={months.map(({ month, count }) => ({ month, value: count }))}
      format={String}
      formatAxis={whole}
      height={220}
      caption="Registrations by month"
      columns={['Month', 'Registrations']}
    />
  );
}
