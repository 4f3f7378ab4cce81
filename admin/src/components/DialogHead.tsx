import CloseIcon from '@mui/icons-material/Close';
import { DialogTitle, IconButton, Stack } from '@mui/material';

interface DialogHeadProps {
  /** The id of the title, which names the dialog. */
  id: string;
  title: string;
  onClose: () => void;
  /** While something runs that cannot be stopped. */
  isBusy?: boolean;
}

/** The title of a dialog, and the button that closes it. */
export function DialogHead({ id, title, onClose, isBusy = false }: DialogHeadProps) {
  return (
    <Stack component="header" direction="row" sx={head}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <IconButton aria-label="Close" onClick={onClose} disabled={isBusy}>
        <CloseIcon />
      </IconButton>
    </Stack>
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
