import { useMediaQuery } from '@mui/material';

const narrow = '(max-width: 599.95px)';

/** Where phones end: below the breakpoint `sm` of the theme. */
export const onPhones = `@media screen and ${narrow}`;

/** Whether the window has room for a table. Otherwise lists show cards. */
export const useIsWide = (): boolean => !useMediaQuery(narrow, { noSsr: true });

/** Whether a preview has room beside a form, or a table for one more column. */
export const useHasRoomBeside = (): boolean => useMediaQuery('(min-width: 80rem)', { noSsr: true });
