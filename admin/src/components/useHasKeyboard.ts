import { useMediaQuery } from '@mui/material';

/** Whether the device has a mouse or a touchpad, and so most likely a keyboard: phones have neither. */
export const useHasKeyboard = (): boolean =>
  useMediaQuery('(hover: hover) and (pointer: fine)', { noSsr: true });
