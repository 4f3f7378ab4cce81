import { Link, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { usePageTitle } from '../lib/usePageTitle.ts';
import { ActionLog } from './ActionLog.tsx';
import { DeleteMembers } from './DeleteMembers.tsx';
import { SettingsPart } from './SettingsPart.tsx';
import { ThemeChoice } from './ThemeChoice.tsx';

const { size, space } = tokens;

const Page = styled('div')({ display: 'grid', gap: space['7'], marginBlockStart: space['5'] });

const Links = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': { display: 'inline-flex', alignItems: 'center', minBlockSize: size.target },
});

const links = [
  ['/', 'The website'],
  ['/admin/trash', 'Trash'],
  ['/admin/health', 'How the website does'],
  ['/docs', 'API reference'],
  ['/storybook/', 'Component catalogue'],
] as const;

/** What is seldom needed: clearing out, how the panel looks, what was done here, and where else to go. */
export function SettingsPage() {
  usePageTitle('Settings');
  return (
    <>
      <Typography variant="h1">Settings</Typography>
      <Page>
        <DeleteMembers />
        <SettingsPart title="Appearance">
          <ThemeChoice />
        </SettingsPart>
        <SettingsPart title="What was done here">
          <ActionLog />
        </SettingsPart>
        <SettingsPart title="Elsewhere">
          <Links>
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
