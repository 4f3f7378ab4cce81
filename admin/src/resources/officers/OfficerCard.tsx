import { Button, Chip, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { formatMoment } from '@year-group/api-types/common/dates';
import type { Officer } from '@year-group/api-types/officers/officers';
import { roleNames } from '@year-group/api-types/officers/rights';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { useState } from 'react';
import { Facts } from '#components/Facts.tsx';
import { RightButton } from '#components/RightButton.tsx';
import { useOfficer } from '#providers/account.ts';
import { OfficerDialog } from './OfficerDialog.tsx';
import { type OfficerAction, OfficerQuestion } from './OfficerQuestion.tsx';
import { OfficerSessions } from './OfficerSessions.tsx';

const { radius, size, space } = tokens;

const Card = styled('li')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: space['3'],
  padding: space['4'],
  border: `${size.hairline} solid ${theme.palette.divider}`,
  borderRadius: radius.medium,
  backgroundColor: theme.palette.background.paper,
  overflowWrap: 'anywhere',
}));
const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space['2'],
  // Labels align with the text above.
  '& .MuiButton-text': { paddingInline: space['3'], marginInlineStart: `-${space['3']}` },
});

/** How an officer proves who they are after the password, or instead of it. */
function factorsOf({ passkeys, hasCodeApp }: Officer): string {
  const keys = passkeys === 1 ? '1 passkey' : `${passkeys} passkeys`;
  return [passkeys > 0 && keys, hasCodeApp && 'Code app'].filter(Boolean).join(', ') || 'None';
}

function stateOf({ state, invitedUntil }: Officer): string {
  if (invitedUntil) return `Invited, the link works until ${formatMoment(invitedUntil)}`;
  return state === 'active' ? 'Active' : 'Invited, the link has expired: let them in again';
}

/** One officer: roles, state, second factors, and what an owner can do. */
export function OfficerCard({ officer }: { officer: Officer }) {
  const { id, name, email, roles, isOwnerAccount, lastSeenAt } = officer;
  const [isChanging, setChanging] = useState(false);
  const [question, setQuestion] = useState<OfficerAction>();
  const [hasSessions, setHasSessions] = useState(false);
  const isSelf = useOfficer()?.id === id;
  const button = (label: string, onClick: () => void) => (
    <RightButton right="officers.change" aria-label={`${label}: ${name}`} onClick={onClick}>
      {label}
    </RightButton>
  );
  return (
    <Card>
      <div>
        <Typography variant="h3" component="h2">
          {name}
          {isSelf && ' (you)'}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {email ?? 'No e-mail yet'}
        </Typography>
      </div>
      <Row>
        {roles.map((role) => (
          <Chip key={role} label={roleNames[role]} size="small" />
        ))}
      </Row>
      <Facts
        facts={[
          ['State', stateOf(officer)],
          ['Second factor', factorsOf(officer)],
          ['Last seen', lastSeenAt ? formatMoment(lastSeenAt) : 'Never'],
        ]}
      />
      <Row>
        {button('Change', () => setChanging(true))}
        {!isSelf && button('Let in again', () => setQuestion('let-in'))}
        <Button aria-label={`Logins: ${name}`} onClick={() => setHasSessions(true)}>
          Logins
        </Button>
        {!isOwnerAccount && !isSelf && button('Remove', () => setQuestion('remove'))}
      </Row>
      {isChanging && <OfficerDialog officer={officer} onClose={() => setChanging(false)} />}
      {question && (
        <OfficerQuestion officer={officer} question={question} onClose={() => setQuestion(undefined)} />
      )}
      {hasSessions && <OfficerSessions officer={officer} onClose={() => setHasSessions(false)} />}
    </Card>
  );
}
