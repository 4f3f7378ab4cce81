import { Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { formatMoment } from '@year-group/api-types/common/dates';
import { messages } from '@year-group/api-types/messages';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { useResourceContext } from 'react-admin';

/** When the rows below were read: they may have changed since. */
export function LastSeen() {
  const resource = useResourceContext();
  const [query] = useQueryClient()
    .getQueryCache()
    .findAll({ queryKey: [resource, 'getInfiniteList'], type: 'active' });
  if (!query?.state.dataUpdatedAt) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ marginBlockEnd: tokens.space['3'] }}>
      {messages.admin.lastSeen(formatMoment(query.state.dataUpdatedAt))}
    </Typography>
  );
}
