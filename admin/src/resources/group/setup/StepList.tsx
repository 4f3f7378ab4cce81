import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import EditIcon from '@mui/icons-material/EditOutlined';
import RadioButtonUncheckedIcon from '@mui/icons-material/RadioButtonUnchecked';
import { Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { GroupProgress } from '@year-group/api-types/group/group';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { PanelLink } from '#components/PanelLink.tsx';
import { groupPath, groupTitle } from '../groupPages.ts';
import { setupSteps } from './setupSteps.ts';

const { size, space } = tokens;

const Steps = styled('ol')(({ theme }) => ({
  inlineSize: '100%',
  maxInlineSize: size.reading,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockStart: `${size.hairline} solid ${theme.palette.divider}`,
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    gap: `0 ${space['3']}`,
    alignItems: 'center',
    paddingBlock: space['2'],
    borderBlockEnd: `${size.hairline} solid ${theme.palette.divider}`,
  },
  '& a': { display: 'inline-flex', alignItems: 'center', minBlockSize: size.target },
}));

/** Every step with its state: published, begun as a draft, or empty. Each leads to its form. */
export function StepList({ sections }: Pick<GroupProgress, 'sections'>) {
  return (
    <Steps>
      {setupSteps.map(({ section, hint }) => {
        const { version = 0, hasDraft = false } = sections.find((row) => row.section === section) ?? {};
        const state = version > 0 ? 'Done' : hasDraft ? 'Draft' : 'To do';
        const Icon = version > 0 ? CheckCircleIcon : hasDraft ? EditIcon : RadioButtonUncheckedIcon;
        return (
          <li key={section}>
            <Icon aria-hidden color={version > 0 ? 'success' : 'disabled'} />
            <div>
              <PanelLink to={`${groupPath(section)}?setup`}>{groupTitle(section)}</PanelLink>
              <Typography variant="body2" color="textSecondary">
                {hint}
              </Typography>
            </div>
            <Typography variant="body2">{state}</Typography>
          </li>
        );
      })}
    </Steps>
  );
}
