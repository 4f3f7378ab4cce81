import { DialogContentText, List, ListItem, Stack, Typography } from '@mui/material';
import { formatLongDate } from '@year-group/api-types/common/dates';
import type { Member } from '@year-group/api-types/members/member';
import { messages } from '@year-group/api-types/messages';
import type { AllFigures } from '@year-group/api-types/system/dashboard';
import { useRef, useState } from 'react';
import { Link, required, TextInput } from 'react-admin';
import { ActButton } from '#components/ActButton.tsx';
import { FormDialog } from '#components/ActForm.tsx';
import { ContactLinks } from '#components/ContactLinks.tsx';
import { PagePart } from '#components/PagePart.tsx';

/** Where the dashboard lists those who wait to be admitted. */
export const applicantsId = 'waiting-to-be-admitted';

const people = (count: number) => (count === 1 ? '1 person has' : `${count} people have`);

/** Registrations that await the administrator's answer. Renders nothing without any. */
export function Applicants({ total, members, unproved }: AllFigures['today']['toAdmit']) {
  const [wasAnswered, setAnswered] = useState(false);
  const listRef = useRef<HTMLUListElement>(null);
  if (total + unproved === 0 && !wasAnswered) return null;
  // An answered applicant leaves the list together with the focused button.
  const handleAnswered = () => {
    setAnswered(true);
    listRef.current?.focus();
  };
  return (
    <div id={applicantsId}>
      <PagePart title="Waiting to be admitted">
        <List ref={listRef} tabIndex={-1} aria-label="Registrations" disablePadding sx={cards}>
          {members.map((member) => (
            <Applicant key={member.id} member={member} onAnswered={handleAnswered} />
          ))}
        </List>
        <Typography variant="body2" color="textSecondary">
          {total > members.length && `The ${members.length} of ${total} who have waited longest are shown. `}
          {total === 0 && 'Nobody waits to be admitted. '}
          {unproved > 0 && `${people(unproved)} registered and not yet verified the e-mail.`}
        </Typography>
      </PagePart>
    </div>
  );
}

const cards = {
  width: '100%',
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  '&:focus': { outline: 'none' },
};

/** The answers that include the administrator's own words. */
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

/** An applicant: their data, contact links, and the three answers. */
function Applicant({ member, onAnswered }: { member: Member; onAnswered: () => void }) {
  const { id, fullName, email, phone, houseAtPresec: house, location, message, askedAt } = member;
  const [asking, setAsking] = useState<keyof typeof answers>();
  const answer = asking && answers[asking];
  const params = { id };
  return (
    <ListItem divider disablePadding sx={{ display: 'grid', alignContent: 'start', gap: 1.5, pb: 3 }}>
      <div>
        <Typography variant="h3">
          <Link to={`/admin/members/${id}/show`} color="inherit">
            {fullName}
          </Link>
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {[house, location, `registered ${formatLongDate(member.registeredAt)}`].filter(Boolean).join(' · ')}
        </Typography>
      </div>
      <Typography variant="body2">{`${email}, ${phone}`}</Typography>
      {message && <Typography variant="body2">“{message}”</Typography>}
      {askedAt && (
        <Typography variant="body2" color="textSecondary">
          Asked on {formatLongDate(askedAt)}
        </Typography>
      )}
      <ContactLinks name={fullName} email={email} phone={phone} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <ActButton
          right="members.change"
          variant="contained"
          aria-label={`Approve ${fullName}`}
          act={async (call) => {
            await call('POST /api/admin/members/:id/admit', { params });
            // Before the registration leaves the list.
            onAnswered();
          }}
          done={messages.members.admitted}
          reread={reread}
        >
          Approve
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
    </ListItem>
  );
}
