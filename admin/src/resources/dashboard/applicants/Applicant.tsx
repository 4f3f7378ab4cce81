import { ListItem, Stack, Typography } from '@mui/material';
import { formatLongDate } from '@year-group/api-types/common/dates';
import type { Member } from '@year-group/api-types/members/member';
import { messages } from '@year-group/api-types/messages';
import { Suspense, useState } from 'react';
import { useNotify } from 'react-admin';
import { ActButton } from '#components/ActButton.tsx';
import { ContactLinks } from '#components/ContactLinks.tsx';
import { PanelLink } from '#components/PanelLink.tsx';
import { lazyPart } from '#lib/lazyPart.ts';
import type { CallApi } from '#providers/dataProvider.ts';
import type { WrittenAnswer } from './AnswerDialog.tsx';

// Loaded when it is opened: most of those who apply are admitted without a word.
const AnswerDialog = lazyPart(() => import('./AnswerDialog.tsx'), 'AnswerDialog');

const { members: texts } = messages;
const labels = { ask: 'Ask', refuse: 'Refuse' };

/** An applicant: their data, contact links, and the three answers. */
export function Applicant({ member, onAnswered }: { member: Member; onAnswered: () => void }) {
  const { id, fullName, email, phone, houseAtPresec: house, location, message } = member;
  const [asking, setAsking] = useState<WrittenAnswer>();
  const notify = useNotify();

  const params = { id };
  const close = () => setAsking(undefined);
  const handleAdmit = async (call: CallApi) => {
    await call('POST /api/admin/members/:id/admit', { params });
    // Before the registration leaves the list.
    onAnswered();
  };
  const handleSend = async (text: string, call: CallApi) => {
    if (asking === 'ask') await call('POST /api/admin/members/:id/ask', { params, body: { question: text } });
    else await call('POST /api/admin/members/:id/refuse', { params, body: { reason: text } });
    notify(asking === 'ask' ? texts.asked : texts.refused, { type: 'success' });
    close();
    if (asking === 'refuse') onAnswered();
  };

  return (
    <ListItem divider disablePadding sx={{ display: 'grid', alignContent: 'start', gap: 1.5, pb: 3 }}>
      <div>
        <Typography variant="h3">
          <PanelLink to={`/members/${id}/show`} color="inherit">
            {fullName}
          </PanelLink>
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {[house, location, `registered ${formatLongDate(member.registeredAt)}`].filter(Boolean).join(' · ')}
        </Typography>
      </div>
      <Typography variant="body2">
        {email}
        <br />
        {phone}
      </Typography>
      {message && <Typography variant="body2">“{message}”</Typography>}
      {member.askedAt && (
        <Typography variant="body2" color="textSecondary">
          Asked on {formatLongDate(member.askedAt)}
        </Typography>
      )}
      <ContactLinks name={fullName} email={email} phone={phone} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <ActButton
          right="members.change"
          variant="contained"
          aria-label={`Approve ${fullName}`}
          act={handleAdmit}
          done={texts.admitted}
          reread={['dashboard', 'members']}
        >
          Approve
        </ActButton>
        {(['ask', 'refuse'] as const).map((written) => (
          <ActButton
            key={written}
            right="members.change"
            variant="outlined"
            color={written === 'ask' ? 'primary' : 'error'}
            aria-label={`${labels[written]} ${fullName}`}
            onClick={() => setAsking(written)}
          >
            {labels[written]}
          </ActButton>
        ))}
      </Stack>
      <Suspense>
        {asking && <AnswerDialog answer={asking} name={fullName} onClose={close} onSend={handleSend} />}
      </Suspense>
    </ListItem>
  );
}
