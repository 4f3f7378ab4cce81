import { createTheme } from '@mui/material/styles';
import type { ThemeName } from '@year-group/api-types/group/colours';
import { muiTheme, referenceColours } from '@year-group/ui-kit/tokens/muiTheme.ts';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import type { RaThemeOptions } from 'react-admin';
import { forms } from './forms.ts';
import { surfaces } from './surfaces.ts';

const { text, leading, tracking, weight } = tokens;

const lineHeight = leading.title;
const typography = {
  h1: { fontSize: text['2xl'], lineHeight },
  h2: { fontSize: text.lg, lineHeight },
  h3: { fontSize: text.md, lineHeight },
  body1: { fontSize: text.sm, lineHeight: leading.text },
  body2: { fontSize: text.xs, lineHeight: leading.text },
  button: { fontSize: text.sm, letterSpacing: 0 },
  overline: {
    fontSize: text['2xs'],
    fontWeight: weight.strong,
    lineHeight: leading.snug,
    letterSpacing: tracking.caps,
    textTransform: 'uppercase',
  },
};

/** The panel's theme in one colour scheme: the design tokens on react-admin's components. */
export const adminTheme = (mode: ThemeName, colours = referenceColours) =>
  createTheme(
    muiTheme(mode, colours),
    { typography },
    { components: forms(colours[mode]) },
    { components: surfaces(colours[mode], colours.night) },
  ) as RaThemeOptions;
