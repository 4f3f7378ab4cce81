import { Button, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { messages } from '@year-group/api-types/messages';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { ReadFailed } from '#components/lists/ListNotice.tsx';
import { PanelLink } from '#components/PanelLink.tsx';
import { RowsSkeleton } from '#components/RowsSkeleton.tsx';
import { usePageTitle } from '#lib/usePageTitle.ts';
import { groupPath } from '../groupPath.ts';
import { setOffered } from './offered.ts';
import { StepList } from './StepList.tsx';
import { openSteps, setupSteps } from './setupSteps.ts';
import { useProgress } from './useProgress.ts';

const Page = styled('div')({ display: 'grid', gap: tokens.space['5'], justifyItems: 'start' });

/**
 * Leads through the group's own texts, one form to a step. Each can be skipped; what is done is on
 * the server, so that any device can go on.
 */
export function SetupPage() {
  usePageTitle('Set up your website');
  useEffect(setOffered, []);
  const { data, error, refetch } = useProgress();
  const open = data ? openSteps(data) : [];
  const next = open[0];
  const isNew = open.length === setupSteps.length;
  return (
    <Page>
      <Typography variant="h1">Set up your website</Typography>
      {!data && error && <ReadFailed title={messages.group.progressFailed} error={error} refetch={refetch} />}
      {!data && !error && <RowsSkeleton />}
      {data && (
        <>
          <Typography>
            {next
              ? 'Visitors see only what you publish. Skip what you do not know yet, and come back on any device.'
              : 'Everything is filled in. Visitors see all of it.'}
          </Typography>
          {next ? (
            <Button variant="contained" component={Link} to={`/admin${groupPath(next)}?setup`}>
              {isNew ? 'Start' : 'Go on'}
            </Button>
          ) : (
            <Button variant="contained" href="/">
              See the website
            </Button>
          )}
          <StepList sections={data.sections} />
          <PanelLink to="/">{next ? 'Later: go to the dashboard' : 'Go to the dashboard'}</PanelLink>
        </>
      )}
    </Page>
  );
}
