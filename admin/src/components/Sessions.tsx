import { ListItemText, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { formatMoment } from '@year-group/api-types/common/dates';
import { messages } from '@year-group/api-types/messages';
import type { Officer } from '@year-group/api-types/officers/officers';
import type { ReactNode } from 'react';
import { useDataProvider, useLogout } from 'react-admin';
import { confirmLogout, panelStore } from '#lib/draft.ts';
import type { PanelDataProvider } from '#providers/dataProvider.ts';
import { ActButton } from './ActButton.tsx';
import { PartRows } from './PagePart.tsx';
import { AccraTime, Read } from './Read.tsx';

interface SessionsProps {
  of?: Officer;
  /** Below them, if there are any. */
  children?: ReactNode;
}

/** Where the officer is logged in, each to be ended but this; or where another is. */
export function Sessions({ of, children }: SessionsProps) {
  const { call } = useDataProvider<PanelDataProvider>();
  const queryKey = ['sessions', of?.id];
  const query = useQuery({
    queryKey,
    queryFn: () =>
      of
        ? call('GET /api/admin/officers/:id/sessions', { params: { id: of.id } })
        : call('GET /api/admin/me/sessions'),
  });
  return (
    <Read query={query} failed={messages.officers.sessionsFailed}>
      {(sessions) => (
        <>
          <PartRows aria-label="Logins">
            {sessions.length === 0 && <li>Nowhere.</li>}
            {sessions.map(({ id, device, network, lastSeenAt, isThis }) => (
              <li key={id}>
                <ListItemText
                  primary={isThis ? `${device}, this one` : device}
                  secondary={`From the network ${network}, last seen ${formatMoment(lastSeenAt)}`}
                />
                {!of && !isThis && (
                  <ActButton
                    needsConnection
                    aria-label={`End the login of ${device}`}
                    act={(call) => call('DELETE /api/admin/me/sessions/:id', { params: { id } })}
                    reread={['sessions']}
                  >
                    End
                  </ActButton>
                )}
              </li>
            ))}
          </PartRows>
          <AccraTime />
          {sessions.length > 0 && children}
        </>
      )}
    </Read>
  );
}

/**
 * Ends every session of this officer, including this one: for a lost phone, or a login on a
 * shared computer.
 */
export function LogoutEverywhere() {
  const logout = useLogout();
  async function handleLogout() {
    if (!confirmLogout(panelStore)) return;
    await logout({ everywhere: true });
  }
  return (
    <>
      <Typography color="textSecondary">
        “Log out on all devices” ends this login and all others of yours. Whoever knows the password can log
        in again.
      </Typography>
      <ActButton needsConnection variant="outlined" act={handleLogout} failed={messages.admin.logoutFailed}>
        Log out on all devices
      </ActButton>
    </>
  );
}
