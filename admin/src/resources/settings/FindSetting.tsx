import { Autocomplete, createFilterOptions, TextField } from '@mui/material';
import { useBasename } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useIsOffered } from '#providers/account.ts';
import { type Entry, settings } from './settings.ts';

// A page is also found by words that stand on it.
const filterOptions = createFilterOptions<Entry>({
  stringify: ({ name, words }) => `${name} ${words ?? ''}`,
});

/** A search over the pages of Settings: choosing one opens it. */
export function FindSetting() {
  const isOffered = useIsOffered();
  const navigate = useNavigate();
  const basename = useBasename();
  return (
    <Autocomplete
      options={settings.filter(({ path }) => isOffered(path))}
      getOptionLabel={({ name }) => name}
      filterOptions={filterOptions}
      noOptionsText="No page of that name. Try another word."
      size="small"
      forcePopupIcon={false}
      autoHighlight
      onChange={(_event, entry) => entry && void navigate(basename + entry.path)}
      renderInput={(params) => <TextField {...params} label="Find a setting" />}
      sx={{ maxInlineSize: '24rem' }}
    />
  );
}
