import type { ThemeName } from '@year-group/api-types/group/colours';
import { muiTheme, referenceColours } from '@year-group/ui-kit/tokens/muiTheme.ts';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import type { RaThemeOptions } from 'react-admin';
import { forms } from './forms.ts';
import { surfaces } from './surfaces.ts';

const { text, leading, tracking, weight } = tokens;

/** The panel's theme in one colour scheme: the design tokens on react-admin's components. */
export function adminTheme(mode: ThemeName, colours = referenceColours): RaThemeOptions {
  const kit = muiTheme(mode, colours);
  const title = { ...kit.typography.h1, lineHeight: leading.title };
  return {
    ...kit,
    typography: {
      ...kit.typography,
      h1: { ...title, fontSize: text['2xl'] },
      h2: { ...title, fontSize: text.lg },
      h3: { ...title, fontSize: text.md },
      body1: { fontSize: text.sm, lineHeight: leading.text },
      body2: { fontSize: text.xs, lineHeight: leading.text },
      button: { ...kit.typography.button, fontSize: text.sm, letterSpacing: 0 },
      overline: {
        fontSize: text['2xs'],
        fontWeight: weight.strong,
        lineHeight: leading.snug,
        letterSpacing: tracking.caps,
        textTransform: 'uppercase',
      },
    },
    components: {
      ...kit.components,
      ...forms(mode, colours),
      ...surfaces(mode, colours),
    },
  };
}
