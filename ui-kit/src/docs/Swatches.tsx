import { Unstyled } from '@storybook/addon-docs/blocks';
import {
  type Colours,
  contrast,
  contrastOf,
  pairsOf,
  themeNames as themes,
} from '@year-group/api-types/group/colours';
import { kebab } from '../tokens/toCss.ts';
import { tokens } from '../tokens/tokens.ts';
import styles from './docs.module.css';

const ofGroup: Colours = { ...tokens.color, night: tokens.night };

interface PaletteProps {
  /** A theme, or the night band. */
  part: keyof Colours;
}

/** The colours of one part of the palette, each on every ground that it is used on. */
export function Palette({ part }: PaletteProps) {
  const colours: Record<string, string> = ofGroup[part];
  const [prefix, paper = ''] = part === 'night' ? ['night', colours.ground] : ['color', colours.paper];
  return (
    <Unstyled>
      <ul className={styles.Palette} style={{ background: paper, color: colours.ink }}>
        {Object.entries(colours).map(([role, value]) => (
          <li key={role}>
            <span className={styles.Swatch} style={{ background: value, borderColor: colours.line }} />
            <span>
              <code>
                --{prefix}-{kebab(role)}
              </code>{' '}
              {value}
            </span>
            <Grounds part={part} front={role} colours={colours} />
          </li>
        ))}
      </ul>
    </Unstyled>
  );
}

interface GroundsProps extends PaletteProps {
  front: string;
  colours: Record<string, string>;
}

/** The backgrounds that a colour is used on, with the contrast; as text where it colours text. */
function Grounds({ part, front, colours }: GroundsProps) {
  const pairs = pairsOf(part).filter(([role]) => role === front);
  return pairs.map(([, ground, least]) => {
    const [color = '', background = ''] = [colours[front], colours[ground]];
    const isText = least >= contrastOf.text;
    return (
      <span
        key={ground}
        className={styles.Ground}
        style={{ background, borderColor: color, color: isText ? color : colours.ink }}
      >
        {kebab(ground)} {contrast(color, background).toFixed(1)}:1
      </span>
    );
  });
}

/** Both themes, one above the other. */
export const Themes = () =>
  themes.map((theme) => (
    <section key={theme} aria-label={theme}>
      <h3>{theme === 'light' ? 'Light' : 'Dark'}</h3>
      <Palette part={theme} />
    </section>
  ));

/** The colours of a group's houses. */
export function HouseSwatches() {
  return (
    <Unstyled>
      <ul className={styles.Houses}>
        {tokens.house.map(({ ground, ink }, index) => (
          <li key={ground} style={{ background: ground, color: ink }}>
            House {index + 1}
            <br />
            {contrast(ground, ink).toFixed(1)}:1
          </li>
        ))}
      </ul>
    </Unstyled>
  );
}
