import { Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { formatCedis } from '@year-group/api-types/money';
import type { Order } from '@year-group/api-types/order';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { formatStatus } from './statusLabels.ts';

const { size, space } = tokens;

const Rows = styled('ol')(({ theme }) => ({
  maxBlockSize: '18rem',
  overflowY: 'auto',
  margin: `${space['4']} 0`,
  padding: 0,
  borderBlock: `${size.hairline} solid ${theme.palette.divider}`,
  listStyle: 'none',
  '& li': { paddingBlock: space['2'] },
  '& li + li': { borderBlockStart: `${size.hairline} solid ${theme.palette.divider}` },
}));

interface OrderPreviewProps {
  label: string;
  orders: readonly Order[];
  /** What there is to say about one; where it stands unless something else is given. */
  note?: (order: Order) => string | undefined;
}

/** Exactly the orders that something is about to happen to, or did not happen to. */
export function OrderPreview({
  label,
  orders,
  note = ({ status }) => formatStatus(status),
}: OrderPreviewProps) {
  return (
    // Long lists scroll, and what scrolls must be reachable without a mouse.
    <Rows aria-label={label} tabIndex={0}>
      {orders.map((order) => (
        <li key={order.id}>
          <Typography>
            {order.customerName}, {formatCedis(order.totalAmount)}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {note(order)}
          </Typography>
        </li>
      ))}
    </Rows>
  );
}
