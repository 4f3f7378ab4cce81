import { Button, Typography } from '@mui/material';
import type { GroupProgress } from '@year-group/api-types/group/group';
import { messages } from '@year-group/api-types/messages';
import { useEffect } from 'react';
import { Link } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { Page } from '#components/Page.tsx';
import { Read } from '#components/Read.tsx';
import { groupPath } from '../groupPages.ts';
import { NextSteps, StepList } from './StepList.tsx';
import { isUntouched, openSteps, setOffered, useProgress, useSteps } from './setup.ts';

/**
 * Leads through the group's own texts, one form to a step. Each can be skipped; what is done is on
 * the server, so that any device can go on.
 */
export function SetupPage() {
  useEffect(setOffered, []);
  const query = useProgress();
  return (
    <Page title="Set up your website" back={{ to: '/settings', label: 'Settings' }} isWide>
      <Read query={query} failed={messages.group.progressFailed}>
        {(progress) => <Progress {...progress} />}
      </Read>
    </Page>
  );
}

function Progress(progress: GroupProgress) {
  const open = openSteps(useSteps(), progress);
  const [next] = open;
  return (
    <>
      <Typography>
        {next
          ? 'Visitors see only what you publish. Skip what you do not know yet, and come back on any device.'
          : 'Everything is filled in. Visitors see all of it.'}
      </Typography>
      {next ? (
        <Button variant="contained" component={RouterLink} to={`${groupPath(next)}?setup`}>
          {isUntouched(progress) ? 'Start' : 'Go on'}
        </Button>
      ) : (
        <Button variant="contained" href="/">
          See the website
        </Button>
      )}
      {!next && <NextSteps {...progress} />}
      <StepList sections={progress.sections} />
      <Link to="/">{next ? 'Later: go to the dashboard' : 'Go to the dashboard'}</Link>
    </>
  );
}
