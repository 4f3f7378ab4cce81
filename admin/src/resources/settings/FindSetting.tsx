import { Autocomplete, createFilterOptions, TextField } from '@mui/material';
import { useNavigate } from 'react-router-dom';
import { useIsOffered } from '#providers/account.ts';
import { groupPages, groupPath } from '../group/groupPages.ts';

/** A page of Settings; `words` are others by which it is found. */
export interface Entry {
  part: 'You' | 'Your group' | 'Running the website';
  name: string;
  path: string;
  words: string;
}

const entry = (part: Entry['part'], name: string, path: string, words = ''): Entry => ({
  part,
  name,
  path,
  words,
});

/** The pages of Settings, in the order of their links. */
export const settings: readonly Entry[] = [
  entry('You', 'My account', '/settings/account', 'password passkey code app recovery codes devices'),
  entry('You', 'Handbook', '/settings/handbook', 'help'),
  ...groupPages.map(({ section, title }) => entry('Your group', title, groupPath(section))),
  entry('Your group', 'Set up your website', '/setup', 'filled in'),
  entry('Running the website', 'Officers', '/settings/officers', 'roles rights invite'),
  entry('Running the website', 'Handover', '/settings/handover', 'successor backup'),
  entry('Running the website', 'Trash', '/trash', 'deleted restore'),
  entry('Running the website', 'Website health', '/health', 'mail payments database storage'),
];

// A page is also found by words that stand on it.
const filterOptions = createFilterOptions<Entry>({
  stringify: ({ name, words }) => `${name} ${words}`,
});

/** A search over the pages of Settings: choosing one opens it. */
export function FindSetting() {
  const isOffered = useIsOffered();
  const navigate = useNavigate();
  return (
    <Autocomplete
      options={settings.filter(({ path }) => isOffered(path))}
      getOptionLabel={({ name }) => name}
      filterOptions={filterOptions}
      noOptionsText="No page of that name. Try another word."
      size="small"
      forcePopupIcon={false}
      autoHighlight
      onChange={(_event, entry) => entry && void navigate(entry.path)}
      renderInput={(params) => <TextField {...params} label="Find a setting" />}
      sx={{ maxInlineSize: '24rem' }}
    />
  );
}
