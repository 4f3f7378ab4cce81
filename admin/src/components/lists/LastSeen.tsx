import { Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { formatMoment } from '@year-group/api-types/common/dates';
import { messages } from '@year-group/api-types/messages';
import { useResourceContext } from 'react-admin';
import { useIsOnline } from '#providers/useIsOnline.ts';

/** Without a connection: when the rows below were read, as they may have changed since. */
export function LastSeen() {
  const resource = useResourceContext();
  const isOnline = useIsOnline();
  const [query] = useQueryClient()
    .getQueryCache()
    .findAll({ queryKey: [resource, 'getInfiniteList'], type: 'active' });
  if (isOnline || !query?.state.dataUpdatedAt) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ marginBlockEnd: 1.5 }}>
      {messages.admin.lastSeen(formatMoment(query.state.dataUpdatedAt))}
    </Typography>
  );
}
