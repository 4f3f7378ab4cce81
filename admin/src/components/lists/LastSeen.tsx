import { Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { formatMoment } from '@year-group/api-types/common/dates';
import { messages } from '@year-group/api-types/messages';
import { useIsOffline, useResourceContext } from 'react-admin';

/** Without a connection: when the rows below were read, as they may have changed since. */
export function LastSeen() {
  const resource = useResourceContext();
  const isOffline = useIsOffline();
  const [query] = useQueryClient()
    .getQueryCache()
    .findAll({ queryKey: [resource, 'getInfiniteList'], type: 'active' });
  if (!isOffline || !query?.state.dataUpdatedAt) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ marginBlockEnd: 1.5 }}>
      {messages.admin.lastSeen(formatMoment(query.state.dataUpdatedAt))}
    </Typography>
  );
}
