import { Stack, Typography } from '@mui/material';
import { formatFullDate } from '@year-group/api-types/common/dates';
import { messages } from '@year-group/api-types/messages';
import { useState } from 'react';
import { PageHead } from '#components/PageHead.tsx';
import { Read } from '#components/Read.tsx';
import { useCan } from '#providers/account.ts';
import { useRead } from '#providers/useRead.ts';
import { SetupChecklist } from '../group/setup/SetupChecklist.tsx';
import { DashboardFigures } from './DashboardFigures.tsx';
import { Failures } from './Failures.tsx';

/** The panel's first page: revenue, open tasks and the growth of the year group. */
export function DashboardPage() {
  const [today] = useState(() => Date.now());
  const isEditor = useCan('group.edit');
  const query = useRead(['dashboard'], 'GET /api/admin/dashboard');
  return (
    <Stack sx={{ gap: 3 }}>
      <PageHead title="Dashboard">
        <Typography color="textSecondary">{formatFullDate(today)}</Typography>
      </PageHead>
      {isEditor && <SetupChecklist />}
      <Failures />
      <Read query={query} failed={messages.admin.dashboardFailed}>
        {(figures) => <DashboardFigures {...figures} />}
      </Read>
    </Stack>
  );
}
