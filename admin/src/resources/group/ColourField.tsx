import { Box, Typography } from '@mui/material';
import { colourSchema } from '@year-group/api-types/group/groupFacts';
import { TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';

interface ColourFieldProps {
  source: string;
  label: string;
  /** The colour that the website uses in its place. */
  used: string | undefined;
  /** The colour of texts in its place; undefined where it is never text. */
  asText?: string | undefined;
}

/** A colour, picked or typed, and the colour that is used where this one could not be read. */
export function ColourField({ source, label, used, asText }: ColourFieldProps) {
  const { setValue } = useFormContext();
  const asked = colourSchema.safeParse(useWatch({ name: source })).data?.toUpperCase();
  const isMoved = used !== asked;
  const instead = isMoved ? used : asText;
  return (
    <div>
      <Box
        sx={{ display: 'grid', gridTemplateColumns: '6rem minmax(0, 16rem)', gap: 1.5, alignItems: 'end' }}
      >
        <Box
          component="input"
          type="color"
          aria-label={`Pick: ${label}`}
          value={asked ?? '#000000'}
          onChange={({ target }) => setValue(source, target.value.toUpperCase(), { shouldDirty: true })}
          sx={{ width: '100%', height: 44 }}
        />
        <TextInput source={source} label={label} helperText={false} />
      </Box>
      {asked && instead && instead !== asked && (
        <Typography variant="body2" role="status" sx={{ mt: 1 }}>
          {asked} cannot be read{' '}
          {isMoved ? 'everywhere. The website uses' : 'as text. Buttons keep it, with dark words; links use'}{' '}
          {instead}, the nearest shade that can.
        </Typography>
      )}
    </div>
  );
}
