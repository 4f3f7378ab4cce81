import { useMediaQuery } from '@mui/material';

/** Whether a preview has room beside a form. */
export const useHasRoomBeside = (): boolean => useMediaQuery('(min-width: 80rem)', { noSsr: true });
