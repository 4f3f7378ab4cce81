import { DialogContentText, Stack } from '@mui/material';
import type { Member } from '@year-group/api-types/members/member';
import { messages } from '@year-group/api-types/messages';
import { useState } from 'react';
import { required, TextInput } from 'react-admin';
import { ActButton } from '#components/ActButton.tsx';
import { FormDialog } from '#components/ActForm.tsx';

/** The answers that include an officer's own words. */
const answers = {
  ask: {
    label: 'Ask',
    color: 'primary',
    title: 'Ask a question',
    text: 'Your question goes to their e-mail, and their reply to the address of the group. The registration goes on waiting.',
    field: 'Question',
    validate: [required('Write what you want to ask')],
    send: 'Send the question',
    sent: messages.members.asked,
  },
  refuse: {
    label: 'Refuse',
    color: 'error',
    title: 'Refuse this registration?',
    text: 'A letter tells them, and everything that they wrote is deleted for good. They can register again.',
    field: 'Reason (optional, goes into the letter)',
    validate: [],
    send: 'Refuse',
    sent: messages.members.refused,
  },
} as const;

const reread = ['dashboard', 'members'];

interface AdmissionAnswersProps {
  member: Pick<Member, 'id' | 'fullName'>;
  /** Called when they were admitted or refused, before it leaves the lists. */
  onAnswered: () => void;
}

/** The answers to a registration: admit them, ask something first, or refuse it. */
export function AdmissionAnswers({ member: { id, fullName }, onAnswered }: AdmissionAnswersProps) {
  const [asking, setAsking] = useState<keyof typeof answers>();
  const answer = asking && answers[asking];
  const params = { id };
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <ActButton
          right="members.change"
          variant="contained"
          aria-label={`Admit ${fullName}`}
          act={async (call) => {
            await call('POST /api/admin/members/:id/admit', { params });
            onAnswered();
          }}
          done={messages.members.admitted}
          reread={reread}
        >
          Admit
        </ActButton>
        {(['ask', 'refuse'] as const).map((each) => (
          <ActButton
            key={each}
            right="members.change"
            variant="outlined"
            color={answers[each].color}
            aria-label={`${answers[each].label} ${fullName}`}
            onClick={() => setAsking(each)}
          >
            {answers[each].label}
          </ActButton>
        ))}
      </Stack>
      {answer && (
        <FormDialog<{ text: string | null }>
          title={answer.title}
          submit={answer.send}
          submitProps={{ color: answer.color }}
          act={async ({ text }, call) => {
            const typed = text?.trim() ?? '';
            if (asking === 'ask')
              return call('POST /api/admin/members/:id/ask', { params, body: { question: typed } });
            await call('POST /api/admin/members/:id/refuse', { params, body: { reason: typed } });
            return onAnswered();
          }}
          done={() => answer.sent}
          reread={reread}
          onClose={() => setAsking(undefined)}
        >
          <DialogContentText>
            {fullName}: {answer.text}
          </DialogContentText>
          <TextInput
            source="text"
            label={answer.field}
            multiline
            minRows={3}
            validate={[...answer.validate]}
            slotProps={{ htmlInput: { maxLength: 1000 } }}
          />
        </FormDialog>
      )}
    </>
  );
}
