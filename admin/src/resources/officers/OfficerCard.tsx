import { Button, Chip, Paper, Stack, Typography } from '@mui/material';
import { formatMoment } from '@year-group/api-types/common/dates';
import type { Officer } from '@year-group/api-types/officers/officers';
import { roleNames } from '@year-group/api-types/officers/rights';
import { useState } from 'react';
import { Facts } from '#components/Facts.tsx';
import { RightButton } from '#components/RightButton.tsx';
import { useOfficer } from '#providers/account.ts';
import { OfficerDialog } from './OfficerDialog.tsx';
import { type OfficerAction, OfficerQuestion } from './OfficerQuestion.tsx';
import { OfficerSessions } from './OfficerSessions.tsx';

const row = {
  flexWrap: 'wrap',
  gap: 1,
  // Labels align with the text above.
  '& .MuiButton-text': { px: 1.5, ml: -1.5 },
};

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
    <Paper
      component="li"
      variant="outlined"
      sx={{ display: 'grid', alignContent: 'start', gap: 1.5, p: 2, overflowWrap: 'anywhere' }}
    >
      <div>
        <Typography variant="h3" component="h2">
          {name}
          {isSelf && ' (you)'}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {email ?? 'No e-mail yet'}
        </Typography>
      </div>
      <Stack direction="row" sx={row}>
        {roles.map((role) => (
          <Chip key={role} label={roleNames[role]} size="small" />
        ))}
      </Stack>
      <Facts
        facts={[
          ['State', stateOf(officer)],
          ['Second factor', factorsOf(officer)],
          ['Last seen', lastSeenAt ? formatMoment(lastSeenAt) : 'Never'],
        ]}
      />
      <Stack direction="row" sx={row}>
        {button('Change', () => setChanging(true))}
        {!isSelf && button('Let in again', () => setQuestion('let-in'))}
        <Button aria-label={`Logins: ${name}`} onClick={() => setHasSessions(true)}>
          Logins
        </Button>
        {!isOwnerAccount && !isSelf && button('Remove', () => setQuestion('remove'))}
      </Stack>
      {isChanging && <OfficerDialog officer={officer} onClose={() => setChanging(false)} />}
      {question && (
        <OfficerQuestion officer={officer} question={question} onClose={() => setQuestion(undefined)} />
      )}
      {hasSessions && <OfficerSessions officer={officer} onClose={() => setHasSessions(false)} />}
    </Paper>
  );
}
