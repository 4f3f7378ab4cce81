import { Alert } from '@mui/material';
import type { GroupSection } from '@year-group/api-types/group/group';
import { Navigate } from 'react-router-dom';
import { PanelLink } from '#components/PanelLink.tsx';
import { groupTitle } from '../groupPages.ts';
import { NextSteps } from './StepList.tsx';
import { openSteps, setupSteps, stepsNow, useProgress, wasOffered } from './setup.ts';

/** On the dashboard: leads a new group to the setup, says what is not filled in, and what is next. */
export function SetupChecklist() {
  const { data } = useProgress();
  if (!data) return null;
  const open = openSteps(data);
  const isNew = open.length === setupSteps.length && data.sections.every(({ hasDraft }) => !hasDraft);
  if (isNew && !wasOffered()) return <Navigate to="/admin/setup" replace />;
  return (
    <>
      {open.length > 0 && <OpenSteps open={open} />}
      {!(data.hasMembers && data.hasNews) && <NextSteps {...data} />}
    </>
  );
}

function OpenSteps({ open }: { open: GroupSection[] }) {
  return (
    <Alert severity="info" role="region" aria-label="Set up your website">
      {stepsNow().length - open.length} of {stepsNow().length} parts of your website are filled in. Visitors
      do not see yet: {open.map(groupTitle).join(', ')}.{' '}
      <PanelLink to="/setup">Go on with the setup</PanelLink>
    </Alert>
  );
}
