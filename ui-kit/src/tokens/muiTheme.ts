import type { Colours, ThemeName } from '@year-group/api-types/group/colours';
import { tokens } from './tokens.ts';

const pixels = (length: string) => Number.parseFloat(length);

/** The colours of a group without its own. */
export const referenceColours: Colours = { ...tokens.color, night: tokens.night };

/** The tokens as plain MUI theme options, so that the panel resembles the site. */
export function muiTheme(mode: ThemeName, colours = referenceColours) {
  const color = colours[mode];
  const { font, weight, radius, size, shadow, tracking } = tokens;
  const title = { fontFamily: font.title, fontWeight: weight.title, letterSpacing: tracking.title };
  const paper = { styleOverrides: { root: { backgroundImage: 'none' } } };
  return {
    palette: {
      mode,
      primary: {
        main: color.brand,
        dark: color.brandStrong,
        light: color.brandTint,
        contrastText: color.surface,
      },
      secondary: { main: color.gold, contrastText: color.onGold },
      info: { main: color.brand },
      success: { main: color.success },
      warning: { main: color.warning },
      error: { main: color.danger, contrastText: color.onDanger },
      background: { default: color.paper, paper: color.surface },
      text: { primary: color.ink, secondary: color.inkSoft },
      divider: color.line,
    },
    shape: { borderRadius: pixels(radius.small) },
    typography: {
      fontFamily: font.text,
      fontWeightBold: weight.strong,
      h1: title,
      h2: title,
      h3: title,
      h4: title,
      h5: title,
      h6: title,
      button: { fontWeight: weight.strong, textTransform: 'none' as const },
    },
    components: {
      MuiPaper: paper,
      MuiCard: {
        styleOverrides: { root: { border: `${size.hairline} solid ${color.line}`, boxShadow: 'none' } },
      },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: {
          containedPrimary: {
            backgroundColor: color.brandFill,
            color: color.onBrand,
            '&:hover': { backgroundColor: color.brandFillStrong },
          },
        },
      },
      MuiAppBar: {
        styleOverrides: { root: { backgroundColor: colours.night.ground, color: colours.night.ink } },
      },
      MuiAlert: {
        styleOverrides: {
          standardInfo: { backgroundColor: color.brandTint, color: color.ink },
          action: { whiteSpace: 'nowrap' },
        },
      },
      MuiDialog: { styleOverrides: { paper: { boxShadow: shadow.floating } } },
      MuiTableCell: {
        styleOverrides: { root: { borderColor: color.line }, head: { fontWeight: weight.strong } },
      },
      MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: color.lineStrong } } },
    },
  };
}
