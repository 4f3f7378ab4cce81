import { Button, Stack, Typography } from '@mui/material';
import { formatMoment } from '@year-group/api-types/common/dates';
import { maxPageSize } from '@year-group/api-types/common/limits';
import { messages } from '@year-group/api-types/messages';
import type { Officer } from '@year-group/api-types/officers/officers';
import { roleNames } from '@year-group/api-types/officers/rights';
import { useState } from 'react';
import { useDelete, useGetList } from 'react-admin';
import { ActButton } from '#components/ActButton.tsx';
import { Page } from '#components/Page.tsx';
import { PartRows } from '#components/PagePart.tsx';
import { AccraTime, ListNotice, Read } from '#components/Read.tsx';
import { useOfficer } from '#providers/account.ts';
import { OfficerDialog } from './OfficerDialog.tsx';
import { OfficerSessions } from './OfficerSessions.tsx';

/** Who runs the website, with which roles. */
export function OfficersPage() {
  const [isInviting, setInviting] = useState(false);
  const query = useGetList<Officer>('officers', { pagination: { page: 1, perPage: maxPageSize } });
  return (
    <Page
      title="Officers"
      back={{ to: '/settings', label: 'Settings' }}
      actions={
        <ActButton right="officers.change" variant="contained" onClick={() => setInviting(true)}>
          Invite an officer
        </ActButton>
      }
    >
      <Read query={query} failed={messages.officers.listFailed}>
        {(officers) => (
          <>
            <PartRows aria-label="Officers">
              {officers.map((officer) => (
                <OfficerRow key={officer.id} officer={officer} />
              ))}
            </PartRows>
            <AccraTime />
            {officers.length < 2 && (
              <ListNotice
                title="You are the only one."
                text="Invite a second owner, who can let you in again when you lose your phone."
              />
            )}
          </>
        )}
      </Read>
      {isInviting && <OfficerDialog onClose={() => setInviting(false)} />}
    </Page>
  );
}

const letInText =
  'Only when you are sure that it is them who ask: ring them up, or meet them. Their password, passkeys, code app and recovery codes are removed, and they are logged out everywhere. They get a letter with a new link, and you get a letter that says so.';
const removeText = 'They are logged out everywhere and can no longer log in. What they did stays in the log.';

/** One officer: roles, state, second factors, and what an owner can do. */
function OfficerRow({ officer }: { officer: Officer }) {
  const { id, name, email, roles, isOwnerAccount } = officer;
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
    <li>
      <div>
        <Typography variant="h3" component="h2">
          {name}
          {isSelf && ' (you)'}
        </Typography>
        <Typography>{roles.map((role) => roleNames[role]).join(', ')}</Typography>
        <Typography variant="body2" color="textSecondary">
          {email ?? 'No e-mail yet'}
          <br />
          {factsOf(officer)}
        </Typography>
      </div>
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1 }}>
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
    </li>
  );
}

/** Whether they can log in, how they prove who they are, and when they were here. */
function factsOf({ state, invitedUntil, passkeys, hasCodeApp, lastSeenAt }: Officer): string {
  if (invitedUntil) return `Invited, the link works until ${formatMoment(invitedUntil)}`;
  if (state === 'invited') return 'Invited, the link has expired: let them in again';
  const keys = passkeys === 1 ? '1 passkey' : `${passkeys} passkeys`;
  const factors = [passkeys > 0 && keys, hasCodeApp && 'code app'].filter(Boolean).join(', ');
  return `${factors || 'No second factor'}, ${lastSeenAt ? `last seen ${formatMoment(lastSeenAt)}` : 'never seen'}`;
}
