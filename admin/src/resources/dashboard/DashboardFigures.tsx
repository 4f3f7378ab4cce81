import { styled } from '@mui/material/styles';
import type { Dashboard } from '@year-group/api-types/dashboard';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { Applicants } from './applicants/Applicants.tsx';
import { BestSelling } from './BestSelling.tsx';
import { Houses } from './Houses.tsx';
import { OrdersByStatus } from './OrdersByStatus.tsx';
import { Panel } from './Panel.tsx';
import { Registrations } from './Registrations.tsx';
import { Revenue } from './Revenue.tsx';
import { Today } from './Today.tsx';

const { breakpoint, space } = tokens;

const Page = styled('div')({ display: 'grid', gap: space['7'], '& > *': { minInlineSize: 0 } });

const Columns = styled('div')({
  display: 'grid',
  gap: `${space['7']} ${space['7']}`,
  '& > *': { minInlineSize: 0 },
  [`@media (min-width: ${breakpoint.large})`]: { gridTemplateColumns: '7fr 5fr' },
});

/** All figures of the dashboard. */
export function DashboardFigures({
  revenue,
  ordersByStatus,
  registrations,
  houses,
  bestSelling,
  today,
}: Dashboard) {
  const orders = ordersByStatus.reduce((sum, { count }) => sum + count, 0);
  return (
    <Page>
      <Revenue {...revenue} />
      <Applicants {...today.toAdmit} />
      <Panel title="Today">
        <Today {...today} />
      </Panel>
      <Panel title="Orders by status" aside={`${orders} in all`}>
        <OrdersByStatus counts={ordersByStatus} />
      </Panel>
      <Columns>
        <Page>
          <Panel title="Registrations over time" aside={`${registrations.total} members`}>
            <Registrations {...registrations} />
          </Panel>
          <Panel title="Best-selling listings">
            <BestSelling listings={bestSelling} />
          </Panel>
        </Page>
        <Panel title="Members by house">
          <Houses houses={houses} />
        </Panel>
      </Columns>
    </Page>
  );
}
