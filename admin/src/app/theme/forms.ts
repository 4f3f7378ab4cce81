import type { Colours, ThemeName } from '@year-group/api-types/group/colours';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { onPhones } from '#lib/media.ts';

const { breakpoint, radius, size, space, text, weight } = tokens;
const onWide = `@media (min-width: ${breakpoint.small})`;

/** react-admin's forms: their inputs, their lists of items, and the bar that saves them. */
export function forms(mode: ThemeName, colours: Colours) {
  const color = colours[mode];
  const label = {
    marginBlockEnd: space['1'],
    color: color.ink,
    fontSize: text.xs,
    fontWeight: weight.strong,
  };
  return {
    // The label is above the field, so that an empty one has room for its words.
    MuiSelect: { defaultProps: { displayEmpty: true } },
    // As wide as its column.
    RaSelectInput: { styleOverrides: { root: { minWidth: 0 } } },
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
            gap: space['3'],
            padding: `${space['3']} 0`,
            borderBlockStart: `${size.hairline} solid ${color.line}`,
            backgroundColor: color.paper,
            '[role=dialog] &': { insetBlockEnd: `-${space['4']}`, backgroundColor: color.surface },
            // Three buttons have room beside each other.
            [onPhones]: { gap: space['2'], '& .MuiButton-root': { paddingInline: space['3'] } },
          },
        },
      },
    },
    MuiAccordion: {
      defaultProps: { square: true, elevation: 0 },
      styleOverrides: {
        root: {
          borderBlockStart: `${size.hairline} solid ${color.line}`,
          backgroundColor: 'transparent',
          '&::before': { display: 'none' },
        },
      },
    },
    MuiAccordionSummary: {
      styleOverrides: {
        root: { padding: 0 },
        content: { alignItems: 'baseline', flexWrap: 'wrap', columnGap: space['3'] },
      },
    },
    MuiAccordionDetails: {
      styleOverrides: { root: { display: 'grid', gap: space['5'], padding: `0 0 ${space['4']}` } },
    },
    RaLabeled: { styleOverrides: { root: { '& .RaLabeled-label': label } } },
    RaArrayInput: {
      styleOverrides: { root: { '& .RaArrayInput-label': { insetInlineStart: 0, insetBlockStart: 0 } } },
    },
    RaSimpleFormIterator: {
      styleOverrides: {
        root: {
          '& .RaSimpleFormIterator-list': { display: 'grid', gap: space['4'], marginBlockEnd: space['3'] },
          '& .RaSimpleFormIterator-line': {
            display: 'grid',
            gap: space['3'],
            padding: space['4'],
            border: `${size.hairline} solid ${color.line}`,
            borderRadius: radius.medium,
            // An item of fields beside each other needs no box of its own.
            '&:has(> div > [data-line])': {
              padding: 0,
              border: 0,
              [onWide]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' },
            },
            '&:has(> div > fieldset > .MuiAccordion-root:not(.Mui-expanded))': {
              [onWide]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' },
            },
            '&:last-child:not(:has(> div > [data-line]))': {
              borderBlockEnd: `${size.hairline} solid ${color.line}`,
            },
          },
          '& .RaSimpleFormIterator-index': { display: 'block', margin: 0 },
          '& .RaSimpleFormIterator-action': { visibility: 'visible' },
        },
      },
    },
  };
}
