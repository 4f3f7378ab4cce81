import { DialogContentText } from '@mui/material';
import { required, TextInput } from 'react-admin';
import { FormDialog } from '#components/ActForm.tsx';
import type { CallApi } from '#providers/dataProvider.ts';

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
  onClose: () => void;
  onSend: (text: string, call: CallApi) => Promise<void>;
}

const isWritten = [required('Write what you want to ask')];

/** Asks for the text of a mail to an applicant. The text stays when sending fails. */
export function AnswerDialog({ answer, name, onClose, onSend }: AnswerDialogProps) {
  const { title, text, label, action } = dialogs[answer];
  return (
    <FormDialog<{ text: string | null }>
      title={title}
      submit={action}
      submitProps={{ color: answer === 'refuse' ? 'error' : 'primary' }}
      act={(typed, call) => onSend(typed.text?.trim() ?? '', call)}
      reread={['dashboard', 'members']}
      onClose={onClose}
    >
      <DialogContentText>
        {name}: {text}
      </DialogContentText>
      <TextInput
        source="text"
        label={label}
        multiline
        minRows={3}
        helperText={false}
        {...(answer === 'ask' && { validate: isWritten })}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
      />
    </FormDialog>
  );
}
