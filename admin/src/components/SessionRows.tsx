import { Typography } from '@mui/material';
import { formatMoment } from '@year-group/api-types/common/dates';
import type { OfficerSession } from '@year-group/api-types/officers/officers';
import type { ReactNode } from 'react';
import { PartRows } from '#components/PagePart.tsx';

interface SessionRowsProps {
  sessions: readonly OfficerSession[];
  renderAction?: (session: OfficerSession) => ReactNode;
}

/** Logins of an officer: device, network, and when they were last used. */
export function SessionRows({ sessions, renderAction }: SessionRowsProps) {
  return (
    <PartRows aria-label="Logins">
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
  );
}
