import { referenceColours } from '@year-group/api-types/group/colours';
import { useFormContext, useWatch } from 'react-hook-form';
import { ImageField } from '#components/images/ImageField.tsx';
import { PictureField } from '#components/images/PictureField.tsx';
import { ColourField } from './ColourField.tsx';
import { PaletteSample } from './PaletteSample.tsx';
import { shapes } from './sections.ts';
import { usePalette } from './usePalette.ts';

/** Colours, crest and the picture at the top of the home page. */
export function LookFields() {
  const { setValue } = useFormContext();
  const [brand, accent] = useWatch({ name: ['brand', 'accent'] });
  const palette = usePalette(brand, accent);
  return (
    <>
      <ColourField
        source="brand"
        label="Main colour: buttons, headers"
        used={palette?.used.brand}
        asText={palette?.light.brand}
        initial={referenceColours.brand}
      />
      <ColourField
        source="accent"
        label="Second colour: badges, lines"
        used={palette?.used.accent}
        initial={referenceColours.accent}
      />
      {palette && <PaletteSample palette={palette} />}
      <ImageField
        source="crest"
        label="Crest"
        kind="crest"
        hint="An SVG, or a picture of at least 512 pixels, which can be cut to a circle or a shield. It is also the icon of the website."
        shape={shapes.crest}
        onRemove={() => setValue('crest', null, { shouldDirty: true })}
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
