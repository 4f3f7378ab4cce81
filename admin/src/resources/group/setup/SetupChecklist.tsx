import { Typography } from '@mui/material';
import { Navigate } from 'react-router-dom';
import { Notice } from '#components/editors/FormNotice.tsx';
import { PanelLink } from '#components/PanelLink.tsx';
import { groupTitle } from '../groupPages.ts';
import { openSteps, setupSteps, stepsNow } from './setupSteps.ts';
import { useProgress, wasOffered } from './useProgress.ts';

/** On the dashboard: leads a new group to the setup, and says what is not filled in yet. */
export function SetupChecklist() {
  const { data } = useProgress();
  if (!data) return null;
  const open = openSteps(data);
  if (open.length === 0) return null;
  const isNew = open.length === setupSteps.length && data.sections.every(({ hasDraft }) => !hasDraft);
  if (isNew && !wasOffered()) return <Navigate to="/admin/setup" replace />;
  return (
    <Notice as="section" aria-label="Set up your website" tone="primary">
      <Typography>
        {stepsNow().length - open.length} of {stepsNow().length} parts of your website are filled in. Visitors
        do not see yet: {open.map(groupTitle).join(', ')}.{' '}
        <PanelLink to="/setup">Go on with the setup</PanelLink>
      </Typography>
    </Notice>
  );
}
