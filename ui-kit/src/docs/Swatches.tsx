import { ColorItem, ColorPalette } from '@storybook/addon-docs/blocks';
import { type Colours, colours, pairsOf } from '@year-group/api-types/group/colours';
import { contrast } from '@year-group/api-types/group/contrast';
import { kebab } from '../tokens/toCss.ts';
import { tokens } from '../tokens/tokens.ts';

interface PaletteProps {
  /** A theme, or the night band. */
  part: keyof Colours;
}

/** The colours of one part of the palette, each with its contrast on the grounds that it is used on. */
export function Palette({ part }: PaletteProps) {
  const values: Record<string, string> = colours[part];
  const grounds = (front: string, value: string) =>
    pairsOf(part)
      .filter(([role]) => role === front)
      .map(([, ground]) => `${kebab(ground)} ${contrast(value, values[ground] ?? '').toFixed(1)}:1`);
  return (
    <ColorPalette>
      {Object.entries(values).map(([role, value]) => (
        <ColorItem
          key={role}
          title={`--${part === 'night' ? 'night' : 'color'}-${kebab(role)}`}
          subtitle={grounds(role, value).join(', ')}
          colors={[value]}
        />
      ))}
    </ColorPalette>
  );
}

/** The grounds of a group's houses, with the contrast of the text on them. */
export const HouseSwatches = () => (
  <ColorPalette>
    {tokens.house.map(({ ground, ink }, index) => (
      <ColorItem
        key={ground}
        title={`House ${index + 1}`}
        subtitle={`${contrast(ground, ink).toFixed(1)}:1`}
        colors={[ground, ink]}
      />
    ))}
  </ColorPalette>
);
