import { Link, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { messages } from '@year-group/api-types/messages';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { type ReactNode, useId } from 'react';
import { BatchDelete } from '#components/lists/BatchDelete.tsx';
import { PanelLink } from '#components/PanelLink.tsx';
import { usePageTitle } from '#lib/usePageTitle.ts';
import { BrandFile } from '../group/BrandFile.tsx';
import { groupPages } from '../group/groupPages.ts';
import { groupPath } from '../group/groupPath.ts';
import { StartOwn } from '../group/setup/StartOwn.tsx';
import { memberTexts } from '../members/memberTexts.ts';
import { ActionLog } from './ActionLog.tsx';
import { LogoutEverywhere } from './LogoutEverywhere.tsx';
import { ThemeChoice } from './ThemeChoice.tsx';

const { size, space } = tokens;

const Page = styled('div')({ display: 'grid', gap: space['7'], marginBlockStart: space['5'] });

const Links = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': { display: 'inline-flex', alignItems: 'center', minBlockSize: size.target },
});

const pages = [
  ['/trash', 'Trash'],
  ['/health', 'How the website does'],
] as const;
const links = [
  ['/', 'The website'],
  ['/docs', 'API reference'],
  ['/storybook/', 'Component catalogue'],
] as const;

/** Settings: deleting members, theme, sessions, log and links. */
export function SettingsPage() {
  usePageTitle('Settings');
  return (
    <>
      <Typography variant="h1">Settings</Typography>
      <Page>
        <SettingsPart title="Your group">
          <Links>
            {groupPages.map(({ section, title }) => (
              <li key={section}>
                <PanelLink to={groupPath(section)}>{title}</PanelLink>
              </li>
            ))}
            <li>
              <PanelLink to="/setup">What is filled in</PanelLink>
            </li>
          </Links>
          <BrandFile />
          <StartOwn />
        </SettingsPart>
        <BatchDelete
          resource="members"
          newestBy="registeredAt"
          label="Delete Members by Batch"
          messages={messages.members}
          texts={memberTexts}
          saysWhy
        />
        <SettingsPart title="Appearance">
          <ThemeChoice />
        </SettingsPart>
        <SettingsPart title="Logins">
          <LogoutEverywhere />
        </SettingsPart>
        <SettingsPart title="What was done here">
          <ActionLog />
        </SettingsPart>
        <SettingsPart title="Elsewhere">
          <Links>
            {pages.map(([path, name]) => (
              <li key={path}>
                <PanelLink to={path}>{name}</PanelLink>
              </li>
            ))}
            {links.map(([href, name]) => (
              <li key={href}>
                <Link href={href}>{name}</Link>
              </li>
            ))}
          </Links>
        </SettingsPart>
      </Page>
    </>
  );
}

const Part = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: space['3'],
  justifyItems: 'start',
  paddingBlockStart: space['5'],
  borderBlockStart: `${size.hairline} solid ${theme.palette.divider}`,
}));

function SettingsPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <Typography id={id} variant="h2">
        {title}
      </Typography>
      {children}
    </Part>
  );
}
