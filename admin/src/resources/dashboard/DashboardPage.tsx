import { Alert, Box, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { formatFullDate } from '@year-group/api-types/common/dates';
import { groupTitles } from '@year-group/api-types/group/groupTitles';
import { messages } from '@year-group/api-types/messages';
import { useState } from 'react';
import { Link, useDataProvider } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { Page } from '#components/Page.tsx';
import { Read } from '#components/Read.tsx';
import { useRights } from '#providers/account.ts';
import type { PanelDataProvider } from '#providers/dataProvider.ts';
import { NextSteps } from '../group/setup/StepList.tsx';
import { isUntouched, openSteps, useProgress, useSteps, wasOffered } from '../group/setup/setup.ts';
import { failuresText } from '../health/healthTexts.ts';
import { Applicants } from './Applicants.tsx';
import { BestSelling, Houses, OrdersByStatus, Registrations, Revenue } from './figures.tsx';
import { Needs, Newest } from './Today.tsx';

const columns = {
  display: 'grid',
  alignItems: 'start',
  gap: 6,
  gridTemplateColumns: 'minmax(0, 1fr)',
  // One column without the revenue or without houses.
  '&:has(> * + *)': { gridTemplateColumns: { lg: '7fr 5fr' } },
};
const rows = { gap: 6, minWidth: 0 };

/** The panel's first page: open tasks, revenue and the growth of the year group. */
export function DashboardPage() {
  const [today] = useState(() => Date.now());
  const can = useRights();
  const { call } = useDataProvider<PanelDataProvider>();
  const query = useQuery({ queryKey: ['dashboard'], queryFn: () => call('GET /api/admin/dashboard') });
  return (
    <Page
      title="Dashboard"
      actions={<Typography color="textSecondary">{formatFullDate(today)}</Typography>}
      isWide
    >
      {can('group.edit') && <SetupChecklist />}
      <Failures />
      <Read query={query} failed={messages.admin.dashboardFailed}>
        {({ revenue, ordersByStatus, registrations, houses, bestSelling, today: work }) => (
          <Stack sx={rows}>
            <Box sx={columns}>
              <Stack sx={rows}>
                <Needs {...work} />
                {work.toAdmit && <Applicants {...work.toAdmit} />}
                <Newest {...work} />
              </Stack>
              {revenue && <Revenue {...revenue} />}
            </Box>
            <OrdersByStatus counts={ordersByStatus} />
            <Box sx={columns}>
              <Stack sx={rows}>
                <Registrations {...registrations} />
                {bestSelling && <BestSelling listings={bestSelling} />}
              </Stack>
              <Houses houses={houses} />
            </Box>
          </Stack>
        )}
      </Read>
    </Page>
  );
}

/** On the dashboard: leads a new group to the setup, says what is not filled in, and what is next. */
function SetupChecklist() {
  const { data } = useProgress();
  const steps = useSteps();
  if (!data) return null;
  const open = openSteps(steps, data);
  const isNew = isUntouched(data) && data.sections.every(({ hasDraft }) => !hasDraft);
  if (isNew && open.length > 0 && !wasOffered()) return <Navigate to="/setup" replace />;
  return (
    <>
      {open.length > 0 && (
        <Alert severity="info" role="region" aria-label="Set up your website">
          {steps.length - open.length} of {steps.length} parts of your website are filled in. Visitors do not
          see yet: {open.map((section) => groupTitles[section]).join(', ')}.{' '}
          <Link to="/setup">Go on with the setup</Link>
        </Alert>
      )}
      {!(data.hasMembers && data.hasNews) && <NextSteps {...data} />}
    </>
  );
}

/** Failures of the payment provider and of background jobs. Renders nothing without any. */
function Failures() {
  const { call } = useDataProvider<PanelDataProvider>();
  const { data } = useQuery({ queryKey: ['health'], queryFn: () => call('GET /api/admin/health') });
  if (!data) return null;
  const sentences = [
    failuresText(data.payments, data.checkedAt),
    data.mail.state === 'degraded' && 'Letters could not be sent; they are tried again.',
    data.jobs.failed > 0 && `Background work was given up (${data.jobs.failed}).`,
  ].filter(Boolean);
  if (sentences.length === 0) return null;
  return (
    <Alert role="status" severity="error">
      {sentences.join(' ')} <Link to="/health">See the health page</Link>
    </Alert>
  );
}
