import { Box, Link, Typography } from '@mui/material';
import { messages } from '@year-group/api-types/messages';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { BatchDelete } from '#components/lists/BatchDelete.tsx';
import { PageHead } from '#components/PageHead.tsx';
import { PagePart, PageParts } from '#components/PagePart.tsx';
import { PanelLink } from '#components/PanelLink.tsx';
import { LogoutEverywhere } from '#components/Sessions.tsx';
import { useBrand } from '#lib/brand.ts';
import { onPhones } from '#lib/media.ts';
import { useIsOffered, useRights } from '#providers/account.ts';
import { BrandFile } from '../group/BrandFile.tsx';
import { StartOwn } from '../group/setup/StartOwn.tsx';
import { memberTexts } from '../members/memberTexts.ts';
import { ActionLog } from './ActionLog.tsx';
import { FindSetting } from './FindSetting.tsx';
import { type Entry, settings } from './settings.ts';
import { ThemeChoice } from './ThemeChoice.tsx';

const elsewhere = [
  ['The website', '/'],
  ['API reference', '/docs'],
  ['Component catalogue', '/storybook/'],
] as const;

/** Settings in groups: the officer, the group, running the website, and last what deletes. */
export function SettingsPage() {
  const can = useRights();
  const { paysByHand } = useBrand();
  return (
    <>
      <PageHead title="Settings" />
      <FindSetting />
      <PageParts>
        <PagePart title="You">
          <PageLinks part="You" />
          <ThemeChoice />
          <LogoutEverywhere />
        </PagePart>
        <PagePart title="Your group">
          <PageLinks part="Your group" />
          {can('group.export') && <BrandFile />}
          {can('group.replace') && <StartOwn />}
        </PagePart>
        <PagePart title="Running the website">
          <PageLinks part="Running the website" />
          {paysByHand && <Typography>{messages.admin.noProvider}</Typography>}
        </PagePart>
        {can('log.read') && (
          <PagePart title="What was done here">
            <ActionLog />
          </PagePart>
        )}
        <PagePart title="Elsewhere">
          <Box component="ul" sx={links}>
            {elsewhere.map(([name, href]) => (
              <li key={href}>
                <Link href={href}>{name}</Link>
              </li>
            ))}
          </Box>
        </PagePart>
        {can('members.deleteMany') && (
          <PagePart title="Danger" isDangerous>
            <BatchDelete
              resource="members"
              newestBy="registeredAt"
              label="Delete Members by Batch"
              messages={messages.members}
              texts={memberTexts}
            />
          </PagePart>
        )}
      </PageParts>
    </>
  );
}

/** Links to the pages of a part that the officer may open. */
function PageLinks({ part }: Pick<Entry, 'part'>) {
  const isOffered = useIsOffered();
  return (
    <Box component="ul" sx={links}>
      {settings
        .filter((entry) => entry.part === part && isOffered(entry.path))
        .map(({ name, path }) => (
          <li key={path}>
            <PanelLink to={path}>{name}</PanelLink>
          </li>
        ))}
    </Box>
  );
}

const links = {
  m: 0,
  p: 0,
  listStyle: 'none',
  // Short names side by side, where there is room.
  columns: '14rem 3',
  width: '100%',
  '& li': { breakInside: 'avoid' },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: tokens.size.target },
  // A row of a phone can be pressed anywhere.
  [onPhones]: {
    '& li + li': { borderTop: 1, borderColor: 'divider' },
    '& a': { display: 'flex', textDecoration: 'none' },
  },
};
