import { Button, Dialog, DialogActions, DialogContent, DialogContentText } from '@mui/material';
import { useId } from 'react';
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
  /** While it is done. */
  isBusy?: boolean;
  /** Why it was not done. */
  problem?: string | undefined;
  onCancel: () => void;
  onYes: () => void;
}

/** Asks before something is done. Unlike react-admin's `Confirm`, Enter does not do it by accident. */
export function Question(props: QuestionProps) {
  const { title, text, yes, isDangerous = true, isBusy = false, problem = '', onCancel, onYes } = props;
  const id = useId();
  const label = { 'aria-labelledby': `${id}-title`, 'aria-describedby': `${id}-text` };
  return (
    <Dialog open onClose={isBusy ? undefined : onCancel} {...label}>
      <DialogHead id={`${id}-title`} title={title} isBusy={isBusy} onClose={onCancel} />
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{text}</DialogContentText>
        <Problem text={problem} />
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
          disabled={isBusy}
        >
          {yes}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
