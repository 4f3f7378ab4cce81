import { useWatch } from 'react-hook-form';
import { usePalette } from '#components/forms/Preview.tsx';
import { ImageField, PictureField } from '#components/images/imageFields.tsx';
import { ColourField } from './ColourField.tsx';
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
        optional
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
