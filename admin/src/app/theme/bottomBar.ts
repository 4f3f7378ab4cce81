import { onPhones } from '#lib/media.ts';

/** The height of the bar of areas on a phone. */
export const barHeight = '3.75rem';

/**
 * What the bar covers of the window's lower edge, as the variable `--bottom-bar`, for all that
 * sticks there. What has the focus is scrolled clear of it.
 */
export const bottomBar = {
  ':root': {
    '--bottom-bar': '0px',
    scrollPaddingBlockEnd: 'calc(var(--bottom-bar) + 5rem)',
    [onPhones]: { '--bottom-bar': `calc(${barHeight} + env(safe-area-inset-bottom, 0px))` },
  },
  // A dialog covers the bar.
  '.MuiDialog-root': { '--bottom-bar': '0px' },
};
