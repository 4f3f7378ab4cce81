import { ListItem, Stack, Typography } from '@mui/material';
import { formatLongDate } from '@year-group/api-types/common/dates';
import type { Member } from '@year-group/api-types/members/member';
import { messages } from '@year-group/api-types/messages';
import { Suspense, useState } from 'react';
import { ContactLinks } from '#components/ContactLinks.tsx';
import { PanelLink } from '#components/PanelLink.tsx';
import { RightButton } from '#components/RightButton.tsx';
import { lazyPart } from '#lib/lazyPart.ts';
import type { WrittenAnswer } from './AnswerDialog.tsx';
import { useAnswer } from './useAnswer.ts';

// Loaded when it is opened: most of those who apply are admitted without a word.
const AnswerDialog = lazyPart(() => import('./AnswerDialog.tsx'), 'AnswerDialog');

const { members: texts } = messages;

/** An applicant: their data, contact links, and the three answers. */
export function Applicant({ member, onAnswered }: { member: Member; onAnswered: () => void }) {
  const { id, fullName, email, phone, houseAtPresec: house, location, message } = member;
  const [asking, setAsking] = useState<WrittenAnswer>();
  const { answer, isAnswering } = useAnswer();

  const params = { id };
  const close = () => setAsking(undefined);
  const handleAdmit = () =>
    answer('POST /api/admin/members/:id/admit', { params }, [texts.admitted, texts.admitFailed], onAnswered);
  const handleRefuse = (reason: string) =>
    answer(
      'POST /api/admin/members/:id/refuse',
      { params, body: { reason } },
      [texts.refused, texts.refuseFailed],
      () => {
        close();
        onAnswered();
      },
    );
  const handleAsk = (question: string) =>
    answer(
      'POST /api/admin/members/:id/ask',
      { params, body: { question } },
      [texts.asked, texts.askFailed],
      close,
    );
  const answerWith = (label: string, onClick: () => void) => ({
    right: 'members.change' as const,
    children: label,
    'aria-label': `${label} ${fullName}`,
    disabled: isAnswering,
    onClick,
  });

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
        <RightButton variant="contained" {...answerWith('Approve', () => void handleAdmit())} />
        <RightButton variant="outlined" {...answerWith('Ask', () => setAsking('ask'))} />
        <RightButton variant="outlined" color="error" {...answerWith('Refuse', () => setAsking('refuse'))} />
      </Stack>
      <Suspense>
        {asking && (
          <AnswerDialog
            answer={asking}
            name={fullName}
            isSending={isAnswering}
            onCancel={close}
            onSend={asking === 'ask' ? handleAsk : handleRefuse}
          />
        )}
      </Suspense>
    </ListItem>
  );
}
