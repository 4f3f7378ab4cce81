import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material';
import { useStore, useStoreContext } from 'react-admin';

const choices = [
  ['device', 'As on this device'],
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const;

/** Light, dark, or the system's theme. */
export function ThemeChoice() {
  const store = useStoreContext();
  const [theme] = useStore<string | undefined>('theme');
  return (
    <FormControl>
      <FormLabel id="theme">Colours</FormLabel>
      <RadioGroup
        row
        aria-labelledby="theme"
        value={theme ?? 'device'}
        onChange={(_, chosen) => {
          if (chosen === 'device') store.removeItem('theme');
          else store.setItem('theme', chosen);
        }}
      >
        {choices.map(([value, label]) => (
          <FormControlLabel key={value} value={value} label={label} control={<Radio />} />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
