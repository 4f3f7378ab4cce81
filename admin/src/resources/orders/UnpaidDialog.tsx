import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { messages } from '@year-group/api-types/messages';
import { useId } from 'react';

interface UnpaidDialogProps {
  /** The customer whose order would be shipped unpaid. The dialog is open while there is a name. */
  customerName: string | undefined;
  onAnswer: (isConfirmed: boolean) => void;
}

/** Confirms the shipping of an unpaid order. */
export function UnpaidDialog({ customerName, onAnswer }: UnpaidDialogProps) {
  const id = useId();
  return (
    <Dialog
      open={customerName !== undefined}
      onClose={() => onAnswer(false)}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{messages.orders.unpaidTitle}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>
          {messages.orders.unpaidText(customerName ?? '')}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- Enter must not ship by accident */}
        <Button autoFocus onClick={() => onAnswer(false)}>
          Cancel
        </Button>
        <Button variant="contained" color="error" onClick={() => onAnswer(true)}>
          Ship anyway
        </Button>
      </DialogActions>
    </Dialog>
  );
}
