import { Skeleton, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { formatFullDate } from '@year-group/api-types/dates';
import { messages } from '@year-group/api-types/messages';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { useState } from 'react';
import { ReadFailed } from '#components/lists/ListNotice.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden.tsx';
import { usePageTitle } from '#lib/usePageTitle.ts';
import { retryReads } from '#providers/retryReads.ts';
import { useCall } from '#providers/useCall.ts';
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
  const call = useCall();
  const { data, error, refetch } = useQuery({
    queryKey: ['dashboard'],
    queryFn: () => call('GET /api/admin/dashboard'),
    ...retryReads,
  });
  return (
    <>
      <Heading>
        <Typography variant="h1">Dashboard</Typography>
        <Typography color="textSecondary">{formatFullDate(today)}</Typography>
      </Heading>
      <SetupChecklist />
      <Failures />
      {data && <DashboardFigures {...data} />}
      {!data && !error && <DashboardSkeleton />}
      {!data && error && (
        <ReadFailed title={messages.admin.dashboardFailed} error={error} refetch={refetch} />
      )}
    </>
  );
}

const Shape = styled('div')({
  display: 'grid',
  gap: space['6'],
  '& > div': { display: 'grid', gap: space['5'] },
  [`@media (min-width: ${breakpoint.large})`]: {
    '& > div:first-of-type': { gridTemplateColumns: '5fr 7fr' },
    '& > div:last-of-type': { gridTemplateColumns: 'repeat(4, 1fr)' },
  },
});

/** The skeleton of the dashboard. */
function DashboardSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
      <Shape aria-hidden>
        <div>
          <Skeleton variant="rounded" height={160} />
          <Skeleton variant="rounded" height={240} />
        </div>
        <div>
          {['doubt', 'pack', 'members', 'event'].map((part) => (
            <Skeleton key={part} variant="rounded" height={180} />
          ))}
        </div>
      </Shape>
    </div>
  );
}
