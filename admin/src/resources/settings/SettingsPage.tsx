import {
  Box,
  FormControl,
  FormControlLabel,
  FormLabel,
  Link as MuiLink,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material';
import { messages } from '@year-group/api-types/messages';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { Link, useStore } from 'react-admin';
import { BatchDelete } from '#components/lists/BatchDelete.tsx';
import { Page } from '#components/Page.tsx';
import { PagePart } from '#components/PagePart.tsx';
import { LogoutEverywhere } from '#components/Sessions.tsx';
import { useIsOffered, useRights } from '#providers/account.ts';
import { useBrand } from '#providers/brand.ts';
import { BrandFile } from '../group/BrandFile.tsx';
import { StartOwn } from '../group/setup/StartOwn.tsx';
import { memberTexts } from '../members/memberTexts.ts';
import { ActionLog } from './ActionLog.tsx';
import { type Entry, FindSetting, settings } from './FindSetting.tsx';

/** Settings in groups: the officer, the group, running the website, and last what deletes. */
export function SettingsPage() {
  const can = useRights();
  const { paysByHand } = useBrand();
  return (
    <Page title="Settings" isWide>
      <FindSetting />
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
        <MuiLink href="/">The website</MuiLink>
      </PagePart>
      {can('log.read') && (
        <PagePart title="What was done here">
          <ActionLog />
        </PagePart>
      )}
      {can('members.deleteMany') && (
        <PagePart title="Danger">
          <BatchDelete
            resource="members"
            newestBy="registeredAt"
            sentences={messages.members}
            texts={memberTexts}
          />
        </PagePart>
      )}
    </Page>
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
            <Link to={path}>{name}</Link>
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
  '& a': { display: 'flex', alignItems: 'center', minHeight: tokens.size.target },
};

const themes = { device: 'As on this device', light: 'Light', dark: 'Dark' };

/** Light, dark, or the system's theme. */
function ThemeChoice() {
  const [theme = 'device', setTheme] = useStore<string | undefined>('theme');
  return (
    <FormControl>
      <FormLabel id="theme">Colours</FormLabel>
      <RadioGroup
        row
        aria-labelledby="theme"
        value={theme}
        onChange={(_, chosen) => setTheme(chosen === 'device' ? undefined : chosen)}
      >
        {Object.entries(themes).map(([value, label]) => (
          <FormControlLabel key={value} value={value} label={label} control={<Radio />} />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
