import { List, ListItem, Typography } from '@mui/material';
import { formatMoment } from '@year-group/api-types/common/dates';
import type { RefundState, RefundWay } from '@year-group/api-types/common/lists';
import { formatCedis } from '@year-group/api-types/common/money';
import type { OrderRefund } from '@year-group/api-types/shop/orderDetails';

const stateTexts: Record<RefundState, string> = {
  asked: 'Refund under way',
  done: 'Refunded',
  failed: 'Refund failed',
};

const wayTexts: Record<RefundWay, string> = {
  provider: 'by the provider',
  dashboard: 'on the provider’s dashboard',
  'by-hand': 'by hand',
};

/** What went back of an order's money, oldest first, each with its proof. Renders nothing without any. */
export function Refunds({ refunds }: { refunds: readonly OrderRefund[] }) {
  if (refunds.length === 0) return null;
  return (
    <List component="ol" aria-label="Refunds" disablePadding sx={{ inlineSize: '100%' }}>
      {refunds.map(({ id, amount, how, state, proof, createdAt }) => (
        <ListItem key={id} divider disableGutters sx={{ display: 'block' }}>
          <Typography>
            <strong>{stateTexts[state]}</strong>, {formatCedis(amount)}, {wayTexts[how]}
          </Typography>
          {proof && <Typography>{proof}</Typography>}
          <Typography variant="body2" color="textSecondary">
            {formatMoment(createdAt)}
          </Typography>
        </ListItem>
      ))}
    </List>
  );
}
