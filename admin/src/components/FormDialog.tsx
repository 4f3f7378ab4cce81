import { Button, Dialog, DialogActions, DialogContent, type DialogProps } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { DialogHead } from './DialogHead.tsx';

interface FormDialogProps extends Pick<DialogProps, 'aria-describedby' | 'maxWidth' | 'scroll'> {
  title: string;
  /** The label of the button that sends the form. */
  submit: string;
  /** Its label while the form is sent. @default 'Saving...' */
  busyLabel?: string;
  isDangerous?: boolean;
  isBusy: boolean;
  children: ReactNode;
  onCancel: () => void;
  /** Gets the fields by their names. */
  onSubmit: (fields: FormData) => void;
}

/** A short form in a dialog. */
export function FormDialog(props: FormDialogProps) {
  const { title, submit, busyLabel = 'Saving...', isDangerous = false, isBusy, onCancel, onSubmit } = props;
  const { children, maxWidth = 'sm', scroll = 'paper' } = props;
  const id = useId();
  return (
    <Dialog
      open
      onClose={isBusy ? undefined : onCancel}
      aria-labelledby={id}
      aria-describedby={props['aria-describedby']}
      scroll={scroll}
      fullWidth
      maxWidth={maxWidth}
    >
      <DialogHead id={id} title={title} isBusy={isBusy} onClose={onCancel} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(new FormData(event.currentTarget));
        }}
      >
        <DialogContent sx={fields}>{children}</DialogContent>
        <DialogActions>
          <Button onClick={onCancel} disabled={isBusy}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={isDangerous ? 'error' : 'primary'}
            disabled={isBusy}
          >
            {isBusy ? busyLabel : submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

const fields = {
  display: 'grid',
  gap: 2,
  // Room for the first label, which stands over its frame.
  '&&': { pt: 1 },
  '& .MuiFormControl-root': { my: 0 },
};
