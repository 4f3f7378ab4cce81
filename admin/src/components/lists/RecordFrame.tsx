import { Dialog, DialogContent } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useIsWide } from '#lib/media.ts';
import { DialogHead } from '../DialogHead.tsx';

interface RecordFrameProps {
  title: string;
  /** Whether it is as wide as the window allows. @default as wide as a text */
  isFull?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The dialog of one record. On a phone it fills the screen. */
export function RecordFrame({ title, isFull = false, onClose, children }: RecordFrameProps) {
  const id = useId();
  const isWide = useIsWide();
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={id}
      fullScreen={!isWide}
      fullWidth
      maxWidth={isFull ? 'xl' : 'md'}
    >
      <DialogHead id={id} title={title} onClose={onClose} />
      <DialogContent dividers>{children}</DialogContent>
    </Dialog>
  );
}
