import { Typography } from '@mui/material';
import { formatLongDate } from '@year-group/api-types/dates';
import { formatCedis } from '@year-group/api-types/money';
import type { Order } from '@year-group/api-types/order';
import { useListContext } from 'react-admin';
import { CardList, ListCard } from '#components/lists/CardList.tsx';
import { OrderActions } from './OrderActions.tsx';
import { StatusMark } from './StatusMark.tsx';

/** The orders as cards, for a phone. */
export function OrderCards() {
  const { data = [] } = useListContext<Order>();
  return (
    <CardList>
      {data.map((order) => (
        <ListCard key={order.id} row={order} actions={<OrderActions order={order} />}>
          <StatusMark order={order} />
          <Typography variant="h3" component="h2">
            {order.customerName}
          </Typography>
          <Typography variant="body2">
            {formatCedis(order.totalAmount)}
            {' · '}
            <time dateTime={order.createdAt}>{formatLongDate(order.createdAt)}</time>
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {order.customerEmail}
          </Typography>
        </ListCard>
      ))}
    </CardList>
  );
}
