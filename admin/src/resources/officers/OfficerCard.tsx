import { Button, Chip, Paper, Stack, Typography } from '@mui/material';
import { formatMoment } from '@year-group/api-types/common/dates';
import { messages } from '@year-group/api-types/messages';
import type { Officer } from '@year-group/api-types/officers/officers';
import { roleNames } from '@year-group/api-types/officers/rights';
import { useState } from 'react';
import { useDelete } from 'react-admin';
import { ActButton } from '#components/ActButton.tsx';
import { Facts } from '#components/Facts.tsx';
import { OfficerSessions } from '#components/Sessions.tsx';
import { useOfficer } from '#providers/account.ts';
import { OfficerDialog } from './OfficerDialog.tsx';

/** How an officer proves who they are after the password, or instead of it. */
function factorsOf({ passkeys, hasCodeApp }: Officer): string {
  const keys = passkeys === 1 ? '1 passkey' : `${passkeys} passkeys`;
  return [passkeys > 0 && keys, hasCodeApp && 'Code app'].filter(Boolean).join(', ') || 'None';
}

function stateOf({ state, invitedUntil }: Officer): string {
  if (invitedUntil) return `Invited, the link works until ${formatMoment(invitedUntil)}`;
  return state === 'active' ? 'Active' : 'Invited, the link has expired: let them in again';
}

const letInText =
  'Only when you are sure that it is them who ask: ring them up, or meet them. Their password, passkeys, code app and recovery codes are removed, and they are logged out everywhere. They get a letter with a new link, and you get a letter that says so.';
const removeText = 'They are logged out everywhere and can no longer log in. What they did stays in the log.';

/** One officer: roles, state, second factors, and what an owner can do. */
export function OfficerCard({ officer }: { officer: Officer }) {
  const { id, name, email, roles, isOwnerAccount, lastSeenAt } = officer;
  const [opened, setOpened] = useState<'change' | 'sessions'>();
  const [remove] = useDelete();
  const isSelf = useOfficer()?.id === id;
  const close = () => setOpened(undefined);
  const button = (label: string) => ({
    right: 'officers.change' as const,
    'aria-label': `${label}: ${name}`,
    children: label,
  });
  return (
    <Paper component="li" variant="outlined" sx={card}>
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
        <ActButton {...button('Change')} onClick={() => setOpened('change')} />
        {!isSelf && (
          <ActButton
            {...button('Let in again')}
            question={{ title: `Let ${name} in again?`, text: letInText, yes: 'Let in again' }}
            act={(call) => call('POST /api/admin/officers/:id/let-in', { params: { id } })}
            done={messages.officers.letIn(name)}
            reread={['officers']}
          />
        )}
        <Button aria-label={`Logins: ${name}`} onClick={() => setOpened('sessions')}>
          Logins
        </Button>
        {!isOwnerAccount && !isSelf && (
          <ActButton
            {...button('Remove')}
            question={{ title: `Remove ${name}?`, text: removeText, yes: 'Remove' }}
            act={() => remove('officers', { id, previousData: officer }, { returnPromise: true })}
            done={`${name} was removed.`}
            reread={['officers']}
          />
        )}
      </Stack>
      {opened === 'change' && <OfficerDialog officer={officer} onClose={close} />}
      {opened === 'sessions' && <OfficerSessions officer={officer} onClose={close} />}
    </Paper>
  );
}

const card = { display: 'grid', alignContent: 'start', gap: 1.5, p: 2, overflowWrap: 'anywhere' };
const row = {
  flexWrap: 'wrap',
  gap: 1,
  // Labels align with the text above.
  '& .MuiButton-text': { px: 1.5, ml: -1.5 },
};
