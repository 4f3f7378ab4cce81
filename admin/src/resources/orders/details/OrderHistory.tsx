import { List, ListItem, ListItemText } from '@mui/material';
import { formatMoment } from '@year-group/api-types/common/dates';
import type { OrderHistoryEntry } from '@year-group/api-types/shop/orderDetails';
import { formatStatus } from '../statusLabels.ts';
import { Part } from './Part.tsx';

function whatHappened({ fromStatus, toStatus }: OrderHistoryEntry): string {
  if (fromStatus === null) return `Placed as ${formatStatus(toStatus)}`;
  if (fromStatus === toStatus) return `Noted while ${formatStatus(toStatus)}`;
  return `From ${formatStatus(fromStatus)} to ${formatStatus(toStatus)}`;
}

/** Each status change: who, when, from, to and why. */
export function OrderHistory({ entries }: { entries: readonly OrderHistoryEntry[] }) {
  return (
    <Part title="History">
      <List component="ol" disablePadding sx={{ borderInlineStart: 2, borderColor: 'divider' }}>
        {entries.map((entry) => (
          <ListItem key={entry.id} sx={{ display: 'block' }}>
            <ListItemText
              primary={whatHappened(entry)}
              secondary={`${formatMoment(entry.createdAt)}, ${entry.actor}`}
            />
            {entry.reason}
          </ListItem>
        ))}
      </List>
    </Part>
  );
}
