import { Button, Dialog, DialogActions, DialogContent, DialogContentText, TextField } from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { DialogHead } from '#components/DialogHead.tsx';
import { formText } from '#lib/formText.ts';

/** Texts of the two answers that include the administrator's own words. */
const dialogs = {
  refuse: {
    title: 'Refuse this registration?',
    text: 'A letter tells them, and everything that they wrote is deleted for good. They can register again.',
    label: 'Reason (optional, goes into the letter)',
    action: 'Refuse',
    tone: 'error',
  },
  ask: {
    title: 'Ask a question',
    text: 'Your question goes to their e-mail, and their reply to the address of the year group. The registration goes on waiting.',
    label: 'Question',
    action: 'Send the question',
    tone: 'primary',
  },
} as const;

/** The answers to a registration that include the administrator's own words. */
export type WrittenAnswer = keyof typeof dialogs;

interface AnswerDialogProps {
  answer: WrittenAnswer;
  /** The recipient. */
  name: string;
  isSending: boolean;
  onCancel: () => void;
  onSend: (text: string) => Promise<void>;
}

/** Asks for the text of a mail to an applicant. The text stays when sending fails. */
export function AnswerDialog({ answer, name, isSending, onCancel, onSend }: AnswerDialogProps) {
  const { title, text, label, action, tone } = dialogs[answer];
  const isRequired = answer === 'ask';
  const [problem, setProblem] = useState('');
  const id = useId();

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const written = formText(new FormData(event.currentTarget), 'text');
    if (isRequired && !written.trim()) setProblem('Write what you want to ask');
    else void onSend(written);
  }

  return (
    <Dialog
      open
      onClose={isSending ? undefined : onCancel}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      fullWidth
      maxWidth="sm"
    >
      <DialogHead id={`${id}-title`} title={title} isBusy={isSending} onClose={onCancel} />
      <form noValidate onSubmit={handleSubmit}>
        <DialogContent>
          <DialogContentText id={`${id}-text`}>
            {name}: {text}
          </DialogContentText>
          <TextField
            id={`${id}-field`}
            name="text"
            label={label}
            multiline
            minRows={3}
            fullWidth
            margin="normal"
            required={isRequired}
            error={problem !== ''}
            helperText={problem}
            onChange={() => setProblem('')}
            slotProps={{ htmlInput: { maxLength: 1000 } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onCancel} disabled={isSending}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" color={tone} disabled={isSending}>
            {isSending ? 'Sending...' : action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
