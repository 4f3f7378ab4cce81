import { Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { formatMoment } from '@year-group/api-types/common/dates';
import type { OrderHistoryEntry } from '@year-group/api-types/shop/orderDetails';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { formatStatus } from '../statusLabels.ts';
import { Part } from './Part.tsx';

const { size, space } = tokens;

const Entries = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: space['4'],
  margin: 0,
  paddingInlineStart: space['4'],
  borderInlineStart: `${size.rule} solid ${theme.palette.divider}`,
  listStyle: 'none',
}));

function whatHappened({ fromStatus, toStatus }: OrderHistoryEntry): string {
  if (fromStatus === null) return `Placed as ${formatStatus(toStatus)}`;
  if (fromStatus === toStatus) return `Noted while ${formatStatus(toStatus)}`;
  return `From ${formatStatus(fromStatus)} to ${formatStatus(toStatus)}`;
}

/** Each status change: who, when, from, to and why. */
export function OrderHistory({ entries }: { entries: readonly OrderHistoryEntry[] }) {
  return (
    <Part title="History">
      <Entries>
        {entries.map((entry) => (
          <li key={entry.id}>
            <Typography>{whatHappened(entry)}</Typography>
            {entry.reason && <Typography variant="body2">{entry.reason}</Typography>}
            <Typography variant="body2" color="textSecondary">
              <time dateTime={entry.createdAt}>{formatMoment(entry.createdAt)}</time>, {entry.actor}
            </Typography>
          </li>
        ))}
      </Entries>
    </Part>
  );
}
