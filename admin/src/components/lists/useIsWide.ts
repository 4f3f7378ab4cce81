import { type Theme, useMediaQuery } from '@mui/material';

/** Whether the window has room for a table. Otherwise lists show cards. */
export function useIsWide(): boolean {
  return useMediaQuery((theme: Theme) => theme.breakpoints.up('sm'), { noSsr: true });
}
