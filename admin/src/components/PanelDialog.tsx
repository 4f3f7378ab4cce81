import CloseIcon from '@mui/icons-material/Close';
import { Dialog, type DialogProps, DialogTitle, IconButton, Stack } from '@mui/material';
import { useId } from 'react';

interface PanelDialogProps extends Omit<DialogProps, 'open' | 'onClose'> {
  title: string;
  onClose: () => void;
}

/** MUI's dialog with its title, and the button that closes it. */
export function PanelDialog({ title, onClose, children, ...look }: PanelDialogProps) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm" {...look}>
      <Stack component="header" direction="row" sx={head}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <IconButton aria-label="Close" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Stack>
      {children}
    </Dialog>
  );
}

const head = {
  alignItems: 'start',
  justifyContent: 'space-between',
  pt: 1,
  pr: 1,
  // A long name takes two lines and leaves the button in the dialog.
  '& > h2': { flex: 1, minWidth: 0, py: 1, overflowWrap: 'anywhere' },
};
