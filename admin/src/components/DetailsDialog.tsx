import CloseIcon from '@mui/icons-material/Close';
import { Dialog, DialogContent, DialogTitle, IconButton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { type ReactNode, useId } from 'react';
import { useIsWide } from './lists/useIsWide.ts';

const Title = styled('header')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInlineEnd: tokens.space['4'],
});

interface DetailsDialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** One record over its list. On a phone it fills the screen. */
export function DetailsDialog({ title, isOpen, onClose, children }: DetailsDialogProps) {
  const titleId = useId();
  const isWide = useIsWide();
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      aria-labelledby={titleId}
      fullScreen={!isWide}
      fullWidth
      maxWidth="md"
    >
      <Title>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <IconButton aria-label="Close" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Title>
      <DialogContent dividers>{children}</DialogContent>
    </Dialog>
  );
}
