import CloseIcon from '@mui/icons-material/Close';
import { Dialog, type DialogProps, DialogTitle, IconButton } from '@mui/material';

interface PanelDialogProps extends Omit<DialogProps, 'open' | 'onClose'> {
  title: string;
  onClose: () => void;
}

/** MUI's dialog with its title, and the button that closes it. */
export const PanelDialog = ({ title, onClose, children, ...look }: PanelDialogProps) => (
  <Dialog open onClose={onClose} fullWidth {...look}>
    {/* A long name leaves the button its corner. */}
    <DialogTitle sx={{ pr: 8, overflowWrap: 'anywhere' }}>{title}</DialogTitle>
    <IconButton aria-label="Close" onClick={onClose} sx={{ position: 'absolute', top: 8, right: 8 }}>
      <CloseIcon />
    </IconButton>
    {children}
  </Dialog>
);
