import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import EditIcon from '@mui/icons-material/EditOutlined';
import RadioButtonUncheckedIcon from '@mui/icons-material/RadioButtonUnchecked';
import { ListItemText, Link as MuiLink, Typography } from '@mui/material';
import type { GroupProgress } from '@year-group/api-types/group/group';
import { groupTitles } from '@year-group/api-types/group/groupTitles';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-admin';
import { PagePart, PartRows } from '#components/PagePart.tsx';
import { whatsAppLink } from '#lib/whatsApp.ts';
import { useIsOffered } from '#providers/account.ts';
import { useBrand } from '#providers/brand.ts';
import { groupPath } from '../groupPages.ts';
import { setupHints, useSteps } from './setup.ts';

/** Every step with its state: published, begun as a draft, or empty. Each leads to its form. */
export function StepList({ sections }: Pick<GroupProgress, 'sections'>) {
  return (
    <PartRows sx={steps}>
      {useSteps().map((section) => {
        const { version = 0, hasDraft = false } = sections.find((row) => row.section === section) ?? {};
        const state = version > 0 ? 'Done' : hasDraft ? 'Draft' : 'To do';
        return (
          <Step key={section} hint={setupHints[section]} state={state}>
            <Link to={`${groupPath(section)}?setup`}>{groupTitles[section]}</Link>
          </Step>
        );
      })}
    </PartRows>
  );
}

const icons = { Done: CheckCircleIcon, Draft: EditIcon, 'To do': RadioButtonUncheckedIcon };

interface StepProps {
  hint: string;
  state: keyof typeof icons;
  /** The link. */
  children: ReactNode;
}

function Step({ hint, state, children }: StepProps) {
  const Icon = icons[state];
  return (
    <li>
      <Icon aria-hidden color={state === 'Done' ? 'success' : 'disabled'} />
      <ListItemText primary={children} secondary={hint} />
      <Typography variant="body2">{state}</Typography>
    </li>
  );
}

type NextStepsProps = Pick<GroupProgress, 'hasMembers' | 'hasNews'>;

/** What follows the setup, each with a link, as far as the officer may do it. */
export function NextSteps({ hasMembers, hasNews }: NextStepsProps) {
  const { name, parts, paysByHand } = useBrand();
  const isOffered = useIsOffered();
  const address = globalThis.location.origin;
  return (
    <PagePart title="What is next">
      <PartRows sx={steps}>
        {isOffered('/members/import') && (
          <Step
            state={hasMembers ? 'Done' : 'To do'}
            hint="Import the list that you have, from Excel or as CSV."
          >
            <Link to="/members/import">Invite members</Link>
          </Step>
        )}
        {isOffered('/news/create') && (
          <Step state={hasNews ? 'Done' : 'To do'} hint="A few sentences and a picture are enough.">
            <Link to="/news/create">Publish the first news</Link>
          </Step>
        )}
        <Step state="To do" hint={`${address}, by WhatsApp or however you talk to each other.`}>
          <MuiLink {...whatsAppLink({ text: `${name}: ${address}` })}>Share the address</MuiLink>
        </Step>
        {parts.shop && (
          <Step
            state={paysByHand ? 'To do' : 'Done'}
            hint={
              paysByHand
                ? 'Orders are paid by hand until a payment provider is connected.'
                : 'A payment provider is connected.'
            }
          >
            <Link to="/settings">Receive payments</Link>
          </Step>
        )}
      </PartRows>
    </PagePart>
  );
}

const steps = {
  '& > li': { display: 'grid', gridTemplateColumns: 'auto 1fr auto' },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: tokens.size.target },
};
