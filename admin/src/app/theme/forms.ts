import type { Colours } from '@year-group/api-types/group/colours';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { onPhones } from '#lib/media.ts';

const { breakpoint, radius, size, space, text, weight } = tokens;
const onWide = `@media (min-width: ${breakpoint.small})`;
const beside = { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' };

/** Buttons, inputs and react-admin's forms: thumb-sized, labels above their fields, one focus ring. */
export function forms(color: Colours['light']) {
  const label = {
    marginBlockEnd: space['1'],
    color: color.ink,
    fontSize: text.xs,
    fontWeight: weight.strong,
  };
  const line = `${size.hairline} solid ${color.line}`;
  return {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: {
      defaultProps: { loadingPosition: 'start' as const },
      styleOverrides: {
        root: {
          minHeight: size.target,
          paddingInline: space['5'],
          '&[aria-disabled=true]': { opacity: 0.5, cursor: 'not-allowed' },
        },
        outlined: { borderColor: 'currentcolor' },
        // Also under the pointer that pressed it: "Saving..." is read.
        contained: { '&.Mui-disabled': { backgroundColor: color.line, color: color.inkSoft } },
      },
    },
    MuiIconButton: { styleOverrides: { root: { minWidth: size.target, minHeight: size.target } } },

    MuiTextField: { defaultProps: { fullWidth: true } },
    MuiFormControl: { styleOverrides: { marginDense: { marginTop: 0, marginBottom: 0 } } },
    MuiInputLabel: {
      defaultProps: { shrink: true },
      styleOverrides: {
        root: {
          ...label,
          position: 'static',
          transform: 'none',
          '&.Mui-focused': { color: color.ink },
        },
      },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { minHeight: size.target, backgroundColor: color.surface },
        input: {
          height: 'auto',
          paddingBlock: space['2'],
          // An example is read like a hint.
          '&::placeholder': { color: color.inkSoft, opacity: 1 },
        },
        // Its lines have the inner space themselves, as a single line has.
        multiline: { paddingBlock: 0 },
        // The label is above the field, so the outline needs no gap for it.
        notchedOutline: { insetBlockStart: 0, '& legend': { display: 'none' } },
      },
    },
    // An input without a hint leaves no room for one: react-admin's has a blank in it.
    MuiFormHelperText: {
      styleOverrides: { root: { marginInline: 0, '&:has(> span)': { display: 'none' } } },
    },
    // The label is above the field, so that an empty one has room for its words.
    MuiSelect: { defaultProps: { displayEmpty: true } },
    // As wide as its column.
    RaSelectInput: { styleOverrides: { root: { minWidth: 0 } } },
    RaRadioButtonGroupInput: {
      styleOverrides: { root: { '& .RaRadioButtonGroupInput-label': { transform: 'none' } } },
    },
    RaSaveButton: { defaultProps: { icon: null } },
    RaToolbar: {
      styleOverrides: {
        // In sight however long the form is. In a dialog the ground is the dialog's own.
        root: {
          '&.RaToolbar-mobileToolbar, &.RaToolbar-desktopToolbar': {
            position: 'sticky',
            insetBlockEnd: 'var(--bottom-bar, 0px)',
            zIndex: 2,
            flexWrap: 'wrap',
            justifyContent: 'end',
            gap: space['2'],
            padding: `${space['3']} 0`,
            borderBlockStart: line,
            backgroundColor: color.paper,
            '[role=dialog] &': { insetBlockEnd: `-${space['4']}`, backgroundColor: color.surface },
            // Three buttons have room beside each other.
            [onPhones]: { '& .MuiButton-root': { paddingInline: space['3'] } },
          },
        },
      },
    },
    MuiAccordion: {
      defaultProps: { disableGutters: true, elevation: 0 },
      styleOverrides: { root: { backgroundColor: 'transparent' } },
    },
    MuiAccordionSummary: { styleOverrides: { root: { padding: 0 }, content: { columnGap: space['3'] } } },
    MuiAccordionDetails: {
      styleOverrides: { root: { display: 'grid', gap: space['5'], padding: `0 0 ${space['4']}` } },
    },
    RaLabeled: { styleOverrides: { root: { '& .RaLabeled-label': label } } },
    RaSimpleFormIterator: {
      styleOverrides: {
        root: {
          '& .RaSimpleFormIterator-list': { display: 'grid', gap: space['4'], marginBlockEnd: space['3'] },
          '& .RaSimpleFormIterator-line': {
            display: 'grid',
            gap: space['3'],
            padding: space['4'],
            border: line,
            borderRadius: radius.medium,
            '&:last-child': { borderBlockEnd: line },
            // An item of one line, and with room a closed one, has its buttons beside it.
            '&:has(> div > [data-inline])': { ...beside, [onPhones]: { gap: 0, padding: space['2'] } },
            '&:has(> div > fieldset > .MuiAccordion-root:not(.Mui-expanded))': { [onWide]: beside },
          },
          '& .RaSimpleFormIterator-action': { visibility: 'visible' },
        },
      },
    },
  };
}
