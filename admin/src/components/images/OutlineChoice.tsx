import { FormControlLabel, Radio, RadioGroup } from '@mui/material';
import { type Outline, outlines } from './cutOut.ts';

const labels: Record<Outline, string> = { square: 'Square', circle: 'Circle', shield: 'Shield' };

interface OutlineChoiceProps {
  value: Outline;
  onChange: (outline: Outline) => void;
}

/** To what outline a picture is cut. */
export const OutlineChoice = ({ value, onChange }: OutlineChoiceProps) => (
  <RadioGroup
    row
    aria-label="Cut to"
    value={value}
    onChange={(_event, chosen) => onChange(outlines.find((each) => each === chosen) ?? 'square')}
  >
    {outlines.map((each) => (
      <FormControlLabel key={each} value={each} control={<Radio />} label={labels[each]} />
    ))}
  </RadioGroup>
);
