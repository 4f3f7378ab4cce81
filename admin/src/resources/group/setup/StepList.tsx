import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import EditIcon from '@mui/icons-material/EditOutlined';
import RadioButtonUncheckedIcon from '@mui/icons-material/RadioButtonUnchecked';
import { Typography } from '@mui/material';
import type { GroupProgress } from '@year-group/api-types/group/group';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { PartRows } from '#components/PagePart.tsx';
import { PanelLink } from '#components/PanelLink.tsx';
import { groupPath, groupTitle } from '../groupPages.ts';
import { stepsNow } from './setupSteps.ts';

/** Every step with its state: published, begun as a draft, or empty. Each leads to its form. */
export function StepList({ sections }: Pick<GroupProgress, 'sections'>) {
  return (
    <PartRows sx={steps}>
      {stepsNow().map(({ section, hint }) => {
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
    </PartRows>
  );
}

const steps = {
  '& > li': { display: 'grid', gridTemplateColumns: 'auto 1fr auto' },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: tokens.size.target },
};
