import { DialogContentText, TextField } from '@mui/material';
import { useId, useState } from 'react';
import { FormDialog } from '#components/FormDialog.tsx';
import { formText } from '#lib/formText.ts';

/** Texts of the two answers that include the administrator's own words. */
const dialogs = {
  refuse: {
    title: 'Refuse this registration?',
    text: 'A letter tells them, and everything that they wrote is deleted for good. They can register again.',
    label: 'Reason (optional, goes into the letter)',
    action: 'Refuse',
  },
  ask: {
    title: 'Ask a question',
    text: 'Your question goes to their e-mail, and their reply to the address of the group. The registration goes on waiting.',
    label: 'Question',
    action: 'Send the question',
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
  const { title, text, label, action } = dialogs[answer];
  const isRequired = answer === 'ask';
  const [problem, setProblem] = useState('');
  const id = useId();

  function handleSubmit(fields: FormData) {
    const written = formText(fields, 'text');
    if (isRequired && !written.trim()) setProblem('Write what you want to ask');
    else void onSend(written);
  }

  return (
    <FormDialog
      title={title}
      submit={action}
      busyLabel="Sending..."
      isDangerous={answer === 'refuse'}
      isBusy={isSending}
      aria-describedby={`${id}-text`}
      onCancel={onCancel}
      onSubmit={handleSubmit}
    >
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
        required={isRequired}
        error={problem !== ''}
        helperText={problem}
        onChange={() => setProblem('')}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
      />
    </FormDialog>
  );
}
