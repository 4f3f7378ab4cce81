import { Skeleton, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { formatFullDate } from '@year-group/api-types/common/dates';
import { messages } from '@year-group/api-types/messages';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { useState } from 'react';
import { Read } from '#components/Read.tsx';
import { RowsSkeleton } from '#components/RowsSkeleton.tsx';
import { usePageTitle } from '#lib/usePageTitle.ts';
import { useCan } from '#providers/account.ts';
import { useRead } from '#providers/useRead.ts';
import { SetupChecklist } from '../group/setup/SetupChecklist.tsx';
import { DashboardFigures } from './DashboardFigures.tsx';
import { Failures } from './Failures.tsx';

const { breakpoint, space } = tokens;

const Heading = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space['2'],
  marginBlockEnd: space['5'],
});

/** The panel's first page: revenue, open tasks and the growth of the year group. */
export function DashboardPage() {
  usePageTitle('Dashboard');
  const [today] = useState(() => Date.now());
  const isEditor = useCan('group.edit');
  const query = useRead(['dashboard'], 'GET /api/admin/dashboard');
  return (
    <>
      <Heading>
        <Typography variant="h1">Dashboard</Typography>
        <Typography color="textSecondary">{formatFullDate(today)}</Typography>
      </Heading>
      {isEditor && <SetupChecklist />}
      <Failures />
      <Read query={query} failed={messages.admin.dashboardFailed} skeleton={<DashboardSkeleton />}>
        {(figures) => <DashboardFigures {...figures} />}
      </Read>
    </>
  );
}

const Shape = styled('div')({
  display: 'grid',
  gap: space['6'],
  [`@media (min-width: ${breakpoint.large})`]: {
    gridTemplateColumns: '7fr 5fr',
  },
});

/** The skeleton of the dashboard. */
function DashboardSkeleton() {
  return (
    <Shape>
      <RowsSkeleton />
      <div aria-hidden>
        <Skeleton variant="text" width="8rem" />
        <Skeleton variant="text" width="12rem" height={48} />
        <Skeleton variant="rounded" height={240} />
      </div>
    </Shape>
  );
}
