import { Button, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { GroupProgress } from '@year-group/api-types/group/group';
import { messages } from '@year-group/api-types/messages';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { PanelLink } from '#components/PanelLink.tsx';
import { Read } from '#components/Read.tsx';
import { usePageTitle } from '#lib/usePageTitle.ts';
import { groupPath } from '../groupPages.ts';
import { StepList } from './StepList.tsx';
import { openSteps, setupSteps } from './setupSteps.ts';
import { setOffered, useProgress } from './useProgress.ts';

const Page = styled('div')({ display: 'grid', gap: tokens.space['5'], justifyItems: 'start' });

/**
 * Leads through the group's own texts, one form to a step. Each can be skipped; what is done is on
 * the server, so that any device can go on.
 */
export function SetupPage() {
  usePageTitle('Set up your website');
  useEffect(setOffered, []);
  const query = useProgress();
  return (
    <Page>
      <Typography variant="h1">Set up your website</Typography>
      <Read query={query} failed={messages.group.progressFailed}>
        {(progress) => <Progress {...progress} />}
      </Read>
    </Page>
  );
}

function Progress(progress: GroupProgress) {
  const open = openSteps(progress);
  const [next] = open;
  return (
    <>
      <Typography>
        {next
          ? 'Visitors see only what you publish. Skip what you do not know yet, and come back on any device.'
          : 'Everything is filled in. Visitors see all of it.'}
      </Typography>
      {next ? (
        <Button variant="contained" component={Link} to={`/admin${groupPath(next)}?setup`}>
          {open.length === setupSteps.length ? 'Start' : 'Go on'}
        </Button>
      ) : (
        <Button variant="contained" href="/">
          See the website
        </Button>
      )}
      <StepList sections={progress.sections} />
      <PanelLink to="/">{next ? 'Later: go to the dashboard' : 'Go to the dashboard'}</PanelLink>
    </>
  );
}
