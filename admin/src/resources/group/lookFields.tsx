import { Box, Typography } from '@mui/material';
import { colourSchema } from '@year-group/api-types/group/groupFacts';
import { TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { usePalette } from '#components/forms/Preview.tsx';
import { ImageField, PictureField } from '#components/images/imageFields.tsx';
import { shapes } from './sections.ts';

/** Colours, crest and the picture at the top of the home page. */
export function LookFields() {
  const palette = usePalette(useWatch());
  return (
    <>
      <ColourField
        source="brand"
        label="Main colour: buttons, headers"
        used={palette?.used.brand}
        asText={palette?.light.brand}
      />
      <ColourField source="accent" label="Second colour: badges, lines" used={palette?.used.accent} />
      <ImageField
        source="crest"
        label="Crest"
        kind="crest"
        hint="An SVG, or a picture of at least 512 pixels. It is also the icon of the website."
        shape={shapes.crest}
      />
      <PictureField
        source="hero"
        label="Picture at the top of the home page"
        hint="A wide photograph, calm on its left half, where the name stands."
        shape={shapes.hero}
      />
    </>
  );
}

interface ColourFieldProps {
  source: string;
  label: string;
  /** The colour that the website uses in its place. */
  used: string | undefined;
  /** The colour of texts in its place; undefined where it is never text. */
  asText?: string | undefined;
}

/** A colour, picked or typed, and the colour that is used where this one could not be read. */
function ColourField({ source, label, used, asText }: ColourFieldProps) {
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
        <TextInput source={source} label={label} />
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
