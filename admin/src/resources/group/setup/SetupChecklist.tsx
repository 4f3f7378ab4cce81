import { Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { Navigate } from 'react-router-dom';
import { PanelLink } from '#components/PanelLink.tsx';
import { openSteps, setupSteps } from './setupSteps.ts';
import { useProgress, wasOffered } from './useProgress.ts';

const { size, space } = tokens;

const Notice = styled('section')(({ theme }) => ({
  padding: `${space['3']} ${space['4']}`,
  marginBlockEnd: space['5'],
  borderInlineStart: `${size.rule} solid ${theme.palette.primary.main}`,
  backgroundColor: theme.palette.action.hover,
}));

/** On the dashboard: leads a new group to the setup, and reminds it until everything is filled in. */
export function SetupChecklist() {
  const { data } = useProgress();
  if (!data) return null;
  const open = openSteps(data);
  if (open.length === 0) return null;
  const isNew = open.length === setupSteps.length && data.sections.every(({ hasDraft }) => !hasDraft);
  if (isNew && !wasOffered()) return <Navigate to="/admin/setup" replace />;
  const titles = setupSteps.filter(({ section }) => open.includes(section)).map(({ title }) => title);
  return (
    <Notice aria-label="Set up your website">
      <Typography>
        {setupSteps.length - open.length} of {setupSteps.length} parts of your website are filled in. Visitors
        do not see yet: {titles.join(', ')}. <PanelLink to="/setup">Go on with the setup</PanelLink>
      </Typography>
    </Notice>
  );
}
