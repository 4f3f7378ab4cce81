import { Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { colourSchema } from '@year-group/api-types/group/groupFacts';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';

const { radius, size, space } = tokens;

const Line = styled('div')({
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 16rem)',
  gap: space['3'],
  alignItems: 'end',
});
const Picker = styled('input')(({ theme }) => ({
  inlineSize: '100%',
  blockSize: size.target,
  padding: space['1'],
  border: `${size.hairline} solid ${theme.palette.text.secondary}`,
  borderRadius: radius.small,
  background: 'none',
}));
const Swatch = styled('span')({
  display: 'inline-block',
  inlineSize: '1em',
  blockSize: '1em',
  marginInlineEnd: space['2'],
  borderRadius: radius.small,
  verticalAlign: '-0.1em',
});

interface ColourFieldProps {
  source: string;
  label: string;
  /** The colour that the website uses in its place. */
  used: string | undefined;
  /** The colour of texts in its place; undefined where it is never text. */
  asText?: string | undefined;
  /** What the browser's picker starts with. */
  initial: string;
}

/** A colour, picked or typed, and the colour that is used where this one could not be read. */
export function ColourField({ source, label, used, asText, initial }: ColourFieldProps) {
  const { setValue } = useFormContext();
  const value: unknown = useWatch({ name: source });
  const asked = colourSchema.safeParse(value).data;
  const isMoved = used !== asked?.toUpperCase();
  const instead = isMoved ? used : asText;
  return (
    <div>
      <Line>
        <Picker
          type="color"
          aria-label={`Pick: ${label}`}
          value={asked ?? initial}
          onChange={({ target }) => setValue(source, target.value.toUpperCase(), { shouldDirty: true })}
        />
        <TextInput source={source} label={label} helperText={false} />
      </Line>
      {asked && instead && instead !== asked.toUpperCase() && (
        <Typography variant="body2" role="status" sx={{ marginBlockStart: space['2'] }}>
          <Swatch style={{ background: asked }} aria-hidden />
          {asked.toUpperCase()} cannot be read{' '}
          {isMoved ? 'everywhere. The website uses' : 'as text. Buttons keep it, with dark words; links use'}{' '}
          <Swatch style={{ background: instead }} aria-hidden />
          {instead}, the nearest shade that can.
        </Typography>
      )}
    </div>
  );
}
