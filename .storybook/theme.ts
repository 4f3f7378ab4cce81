import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { create } from 'storybook/theming';

const { light } = tokens.color;
const { night } = tokens;

/** Storybook's own interface in the association's colours. */
export const storybookTheme = create({
  base: 'light',
  brandTitle: 'Year group design system',
  brandUrl: '/',
  brandTarget: '_self',
  fontBase: tokens.font.text,
  appBg: light.surfaceSunken,
  appContentBg: light.paper,
  appPreviewBg: light.paper,
  appBorderColor: light.line,
  appBorderRadius: 4,
  barBg: light.surface,
  barTextColor: light.inkSoft,
  barSelectedColor: light.brand,
  barHoverColor: light.brandStrong,
  colorPrimary: night.ground,
  colorSecondary: light.brand,
  textColor: light.ink,
  textMutedColor: light.inkSoft,
  inputBorderRadius: 4,
});
