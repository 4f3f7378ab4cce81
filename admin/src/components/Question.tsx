import { Button, Dialog, DialogActions, DialogContent, DialogContentText } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { DialogHead } from './DialogHead.tsx';
import { Problem } from './Problem.tsx';

interface QuestionProps {
  title: string;
  /** What will happen. */
  text: string;
  /** The label of the button that does it. */
  yes: string;
  /** Whether it deletes or cannot be taken back. @default true */
  isDangerous?: boolean;
  /** Whether there is nothing to do. */
  isDisabled?: boolean;
  /** While it is done. */
  isBusy?: boolean;
  /** Why it was not done. */
  problem?: string | undefined;
  /** Whether it is as wide as a form. @default as wide as its text */
  isWide?: boolean;
  /** Below the text. */
  children?: ReactNode;
  onCancel: () => void;
  onYes: () => void;
}

/** Asks before something is done. */
export function Question(props: QuestionProps) {
  const { title, text, yes, isDangerous = true, isDisabled = false, isBusy = false } = props;
  const { problem = '', isWide = false, children, onCancel, onYes } = props;
  const id = useId();
  return (
    <Dialog
      open
      onClose={isBusy ? undefined : onCancel}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      fullWidth={isWide}
    >
      <DialogHead id={`${id}-title`} title={title} isBusy={isBusy} onClose={onCancel} />
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{text}</DialogContentText>
        <Problem text={problem} />
        {children}
      </DialogContent>
      <DialogActions>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- Enter must not do it by accident */}
        <Button autoFocus onClick={onCancel} disabled={isBusy}>
          Cancel
        </Button>
        <Button
          variant="contained"
          color={isDangerous ? 'error' : 'primary'}
          onClick={onYes}
          disabled={isBusy || isDisabled}
        >
          {yes}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
