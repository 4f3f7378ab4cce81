import type { Colours } from '@year-group/api-types/group/colours';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { onPhones } from '#lib/media.ts';

const { focus, shadow, size, space, text, tracking } = tokens;

/**
 * What the bar of areas covers of a phone's lower edge, as the variable `--bottom-bar`, for all that
 * sticks there. What has the focus is scrolled clear of it.
 */
const bottomBar = {
  ':root': {
    '--bottom-bar': '0px',
    scrollPaddingBlockEnd: 'calc(var(--bottom-bar) + 5rem)',
    [onPhones]: { '--bottom-bar': 'calc(57px + env(safe-area-inset-bottom, 0px))' },
  },
};

const longDate = { dateStyle: 'long', timeZone: 'UTC' } as const;

/** Backgrounds: the page, tables with hairlines, and floating surfaces. */
export function surfaces(color: Colours['light'], night: Colours['night']) {
  /** A toast: a paper whose edge shows its tone. */
  const edged = (edge: string) => ({
    borderInlineStart: `${space['1']} solid ${edge}`,
    backgroundColor: color.surface,
    boxShadow: shadow.floating,
    color: color.ink,
  });
  return {
    MuiCssBaseline: {
      styleOverrides: {
        body: { overflowWrap: 'break-word' },
        ...bottomBar,
        a: { color: color.brand, textUnderlineOffset: '0.2em' },
        ':focus-visible, .MuiButtonBase-root.Mui-focusVisible': {
          outline: `${focus.width} solid ${color.brand}`,
          outlineOffset: focus.offset,
        },
        // react-admin's search has a cross of its own.
        '[type=search]::-webkit-search-cancel-button': { display: 'none' },
        // An opened dialog has the focus as a whole; nothing in it is chosen yet.
        '[role=dialog]:focus-visible': { outline: 'none' },
        '@media (prefers-reduced-motion: reduce)': {
          '*, ::before, ::after': {
            animationDuration: '1ms !important',
            // Not 1 ms: then hidden fields would appear one level after the other, too late for the focus.
            transitionDuration: '0s !important',
          },
        },
      },
    },
    MuiAppBar: {
      styleOverrides: {
        root: {
          '& .MuiTypography-overline, & .Mui-disabled': { color: night.inkSoft },
          '& .MuiButton-outlined': { borderColor: night.line },
          '& .Mui-focusVisible, & a:focus-visible': { outlineColor: night.gold },
        },
      },
    },
    MuiDialog: {
      styleOverrides: {
        paper: {
          [onPhones]: {
            '&:not(.MuiDialog-paperFullScreen)': {
              margin: space['2'],
              width: `calc(100% - 2 * ${space['2']})`,
              maxWidth: 'none',
            },
          },
        },
      },
    },
    RaLoading: { styleOverrides: { root: { '& .RaLoading-message': { color: color.inkSoft } } } },
    MuiTableCell: {
      styleOverrides: {
        root: { fontSize: text.xs },
        body: { paddingBlock: space['3'] },
        head: {
          color: color.inkSoft,
          fontSize: text['2xs'],
          letterSpacing: tracking.caps,
          textTransform: 'uppercase',
          whiteSpace: 'nowrap',
        },
      },
    },
    RaDataTable: {
      styleOverrides: {
        root: {
          borderBlockStart: `${size.rule} solid ${color.ink}`,
          '& .RaDataTable-headerCell': { position: 'static', backgroundColor: 'transparent' },
          '& .MuiTableCell-root:first-of-type': { paddingInlineStart: 0 },
          '& .MuiTableCell-root:last-of-type': { paddingInlineEnd: 0 },
        },
      },
    },
    // As `formatLongDate` writes it, in the font of its cell.
    RaDateField: {
      defaultProps: { locales: 'en-US', options: longDate, variant: 'inherit', noWrap: true },
    },
    RaListToolbar: {
      styleOverrides: {
        root: {
          marginBlock: `${space['2']} ${space['3']}`,
          [onPhones]: { flexDirection: 'row', alignItems: 'flex-start', backgroundColor: 'transparent' },
        },
      },
    },
    RaTopToolbar: {
      styleOverrides: {
        root: { minHeight: 0, padding: 0, [onPhones]: { flex: 'none', backgroundColor: 'transparent' } },
      },
    },
    RaFilterForm: {
      styleOverrides: { root: { [onPhones]: { width: 'auto', flex: 1, padding: 0 } } },
    },
    RaFilterFormInput: {
      styleOverrides: {
        root: {
          '& .MuiFormControl-root': { minWidth: '11rem', marginBottom: 0, [onPhones]: { minWidth: 0 } },
          [onPhones]: { '& .RaFilterFormInput-spacer': { display: 'none' } },
        },
      },
    },
    // Above the bar of areas, and below what is done with chosen rows.
    RaCreateButton: {
      styleOverrides: {
        root: { '&.RaCreateButton-floating': { bottom: 'calc(var(--bottom-bar) + 16px)', zIndex: 2 } },
      },
    },
    // At the lower edge of the window, not over the head of the table.
    RaBulkActionsToolbar: {
      styleOverrides: {
        root: {
          '& .RaBulkActionsToolbar-toolbar': {
            position: 'static',
            flexWrap: 'wrap',
            height: 'auto',
            padding: space['2'],
            backgroundColor: 'transparent',
            transform: 'none',
          },
          '& .RaBulkActionsToolbar-topToolbar': { flex: 'none', flexWrap: 'wrap', whiteSpace: 'normal' },
        },
      },
    },
    // At the top of a phone, where it covers no button of a form.
    MuiSnackbar: {
      styleOverrides: {
        root: {
          '&&': { [onPhones]: { insetBlock: `calc(${space['2']} + env(safe-area-inset-top, 0px)) auto` } },
        },
      },
    },
    MuiSnackbarContent: { styleOverrides: { root: edged('currentcolor') } },
    RaNotification: {
      styleOverrides: {
        root: {
          '& .RaNotification-success': edged(color.success),
          '& .RaNotification-warning': edged(color.warning),
          '& .RaNotification-error': edged(color.danger),
        },
      },
    },
  };
}
