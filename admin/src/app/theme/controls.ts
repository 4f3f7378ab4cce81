import type { Colours, ThemeName } from '@year-group/api-types/group/colours';
import { muiTheme } from '@year-group/ui-kit/tokens/muiTheme.ts';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';

const { focus, motion, size, space, text, weight } = tokens;

/** Buttons and inputs: thumb-sized, labels above their fields, one focus ring everywhere. */
export function controls(mode: ThemeName, colours: Colours) {
  const color = colours[mode];
  const kit = muiTheme(mode, colours).components;
  return {
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: {
        root: {
          '&.Mui-focusVisible': {
            outline: `${focus.width} solid ${color.brand}`,
            outlineOffset: focus.offset,
          },
        },
      },
    },
    MuiButton: {
      ...kit.MuiButton,
      styleOverrides: {
        root: {
          minHeight: size.target,
          paddingInline: space['5'],
          transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
        },
        outlined: { borderColor: 'currentcolor' },
        ...kit.MuiButton.styleOverrides,
      },
    },
    MuiIconButton: { styleOverrides: { root: { minWidth: size.target, minHeight: size.target } } },
    MuiTooltip: { defaultProps: { enterDelay: 700 } },

    MuiTextField: { defaultProps: { fullWidth: true } },
    MuiFormControl: { defaultProps: { fullWidth: true } },
    MuiInputLabel: {
      defaultProps: { shrink: true },
      styleOverrides: {
        root: {
          position: 'static',
          transform: 'none',
          marginBlockEnd: space['1'],
          color: color.ink,
          fontSize: text.xs,
          fontWeight: weight.strong,
          '&.Mui-focused': { color: color.ink },
        },
      },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        root: {
          minHeight: size.target,
          backgroundColor: color.surface,
          '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: color.ink },
        },
        input: {
          height: 'auto',
          paddingBlock: space['2'],
          fontSize: text.sm,
          // An example is read like a hint.
          '&::placeholder': { color: color.inkSoft, opacity: 1 },
        },
        // Its lines have the inner space themselves, as a single line has.
        multiline: { paddingBlock: 0 },
        notchedOutline: {
          // The label is above the field, so the outline needs no gap for it.
          insetBlockStart: 0,
          borderColor: color.lineStrong,
          '& legend': { display: 'none' },
        },
      },
    },
    MuiFormHelperText: { styleOverrides: { root: { marginInline: 0, fontSize: text.xs } } },

    RaSkipNavigationButton: {
      styleOverrides: {
        root: {
          '&&': { color: color.onBrand, backgroundColor: color.brandFill },
        },
      },
    },
  };
}
