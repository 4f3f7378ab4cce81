import { Typography } from '@mui/material';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { formatMoment } from '@year-group/api-types/common/dates';
import { messages } from '@year-group/api-types/messages';
import type { Officer, OfficerSession } from '@year-group/api-types/officers/officers';
import type { ReactNode } from 'react';
import { useDataProvider, useLogout } from 'react-admin';
import type { PanelDataProvider } from '#providers/dataProvider.ts';
import { ActButton } from './ActButton.tsx';
import { RecordFrame } from './lists/RecordFrame.tsx';
import { PartRows } from './PagePart.tsx';
import { Read } from './Read.tsx';

/** Where the officer is logged in; every other login can be ended. */
export function OwnSessions() {
  const { call } = useDataProvider<PanelDataProvider>();
  const query = useQuery({ queryKey: ['own-sessions'], queryFn: () => call('GET /api/admin/me/sessions') });
  return (
    <SessionRows
      query={query}
      renderAction={({ id, device, isThis }) =>
        !isThis && (
          <ActButton
            aria-label={`End the login of ${device}`}
            act={(call) => call('DELETE /api/admin/me/sessions/:id', { params: { id } })}
            reread={['own-sessions']}
          >
            End
          </ActButton>
        )
      }
    />
  );
}

/** Where an officer is logged in; an owner can end all of it. */
export function OfficerSessions({ officer, onClose }: { officer: Officer; onClose: () => void }) {
  const { id, name } = officer;
  const params = { id };
  const { call } = useDataProvider<PanelDataProvider>();
  const query = useQuery({
    queryKey: ['officers', id, 'sessions'],
    queryFn: () => call('GET /api/admin/officers/:id/sessions', { params }),
  });
  return (
    <RecordFrame title={`Where ${name} is logged in`} onClose={onClose}>
      <SessionRows query={query} />
      {query.data && query.data.length > 0 && (
        <ActButton
          right="officers.change"
          variant="outlined"
          color="error"
          sx={{ mt: 2 }}
          act={(call) => call('DELETE /api/admin/officers/:id/sessions', { params })}
          done={`${name} is logged out everywhere.`}
          reread={['officers', 'auth']}
          onDone={onClose}
        >
          End all
        </ActButton>
      )}
    </RecordFrame>
  );
}

interface SessionRowsProps {
  query: UseQueryResult<readonly OfficerSession[]>;
  renderAction?: (session: OfficerSession) => ReactNode;
}

/** Logins of an officer: device, network, and when they were last used. */
const SessionRows = ({ query, renderAction }: SessionRowsProps) => (
  <Read query={query} failed={messages.officers.sessionsFailed}>
    {(sessions) => (
      <PartRows aria-label="Logins">
        {sessions.length === 0 && <li>Nowhere.</li>}
        {sessions.map((session) => (
          <li key={session.id}>
            <div>
              {session.device}
              {session.isThis && ', this one'}
              <Typography variant="body2" color="textSecondary">
                From the network {session.network}, last seen {formatMoment(session.lastSeenAt)}
              </Typography>
            </div>
            {renderAction?.(session)}
          </li>
        ))}
      </PartRows>
    )}
  </Read>
);

/**
 * Ends every session of the administrator, including this one: for a lost phone, or a login on a
 * shared computer.
 */
export function LogoutEverywhere() {
  const logout = useLogout();
  const handleLogout = () =>
    logout({ everywhere: true }).catch((error: Error) => {
      throw new Error(`${messages.admin.logoutFailed} ${error.message}`, { cause: error });
    });
  return (
    <>
      <Typography color="textSecondary">
        Also ends the logins you left open elsewhere. Whoever knows the password can log in again.
      </Typography>
      <ActButton variant="outlined" act={handleLogout}>
        Log out on all devices
      </ActButton>
    </>
  );
}
