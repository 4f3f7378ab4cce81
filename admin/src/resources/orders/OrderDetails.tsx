import { List, ListItem, ListItemText, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { formatMoment } from '@year-group/api-types/common/dates';
import { formatCedis } from '@year-group/api-types/common/money';
import { formatPhone } from '@year-group/api-types/common/phone';
import { messages } from '@year-group/api-types/messages';
import { lineTitle } from '@year-group/api-types/shop/optionsText';
import type { OrderLine } from '@year-group/api-types/shop/order';
import type { OrderDetails as Details, OrderHistoryEntry } from '@year-group/api-types/shop/orderDetails';
import { orderNumber } from '@year-group/api-types/shop/orderNumber';
import { useDataProvider } from 'react-admin';
import { ActForm } from '#components/ActForm.tsx';
import { ContactLinks } from '#components/ContactLinks.tsx';
import { Facts } from '#components/Facts.tsx';
import { PagePart } from '#components/PagePart.tsx';
import { Read } from '#components/Read.tsx';
import { useRights } from '#providers/account.ts';
import type { PanelDataProvider } from '#providers/dataProvider.ts';
import { formatStatus, placeLabels } from './orderTexts.ts';
import { isToPack, PrintSlips } from './PackingSlip.tsx';
import { PaymentLink, Payments } from './Payments.tsx';
import { type Move, MoveFields } from './StatusDialog.tsx';
import { StatusMark } from './StatusMark.tsx';
import { useOrderMoves } from './useOrderMoves.tsx';

/** One order with its customer, lines, status, payments and history. */
export function OrderDetails({ id }: { id: string }) {
  const can = useRights();
  const { call } = useDataProvider<PanelDataProvider>();
  const query = useQuery({
    queryKey: ['orders', 'details', id],
    queryFn: () => call('GET /api/admin/orders/:id', { params: { id } }),
  });
  return (
    <Read query={query} failed={messages.orders.detailsFailed}>
      {(order) => (
        <Stack sx={{ gap: 3 }}>
          <PaymentLink order={order} />
          <OrderFacts order={order} />
          {can('orders.change') && <ChangeStatus order={order} />}
          <Payments order={order} />
          <PagePart title="History">
            <List component="ol" disablePadding>
              {order.history.map((entry) => (
                <ListItem key={entry.id} disableGutters sx={{ display: 'block' }}>
                  <ListItemText
                    primary={whatHappened(entry)}
                    secondary={`${formatMoment(entry.createdAt)}, ${entry.actor}`}
                  />
                  {reasonOf(entry)}
                </ListItem>
              ))}
            </List>
          </PagePart>
        </Stack>
      )}
    </Read>
  );
}

function whatHappened({ fromStatus, toStatus }: OrderHistoryEntry): string {
  if (fromStatus === null) return `Placed as ${formatStatus(toStatus)}`;
  if (fromStatus === toStatus) return `Noted while ${formatStatus(toStatus)}`;
  return `From ${formatStatus(fromStatus)} to ${formatStatus(toStatus)}`;
}

/** Why, and that nobody said so where people will ask: of what is not paid any more, or paid by hand. */
function reasonOf({ fromStatus, toStatus, reason }: OrderHistoryEntry): string {
  const isOnItsWay = toStatus === 'shipped' || toStatus === 'delivered';
  return reason || (fromStatus === null || isOnItsWay ? '' : 'No reason given');
}

const formatLine = (line: OrderLine) =>
  `${lineTitle(line)} x ${line.quantity} @ ${formatCedis(line.price)}${isToPack(line) ? '' : ', refunded: not to pack'}`;

/** Customer, lines, address and contact links. */
function OrderFacts({ order }: { order: Details }) {
  const { customerName, customerEmail, customerPhone, items } = order;
  return (
    <Stack sx={{ gap: 2, alignItems: 'start' }}>
      <StatusMark order={order} />
      <Facts
        facts={[
          ['Order', orderNumber(order.id)],
          ['Customer Name', customerName],
          ['Email', customerEmail],
          ['Phone', formatPhone(customerPhone)],
          [placeLabels[order.deliveryMethod], order.shippingAddress],
          ['Items', items.map((line) => <div key={line.id + lineTitle(line)}>{formatLine(line)}</div>)],
          ['Delivery', `${order.deliveryMethod}, ${formatCedis(order.deliveryCost)}`],
          ['Amount', formatCedis(order.totalAmount)],
          ['Date', formatMoment(order.createdAt)],
        ]}
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <ContactLinks name={customerName} email={customerEmail} phone={customerPhone} />
        <PrintSlips orders={[order]} label="Packing slip" />
      </Stack>
    </Stack>
  );
}

/** Changes the order's status, with a reason for its history. */
function ChangeStatus({ order }: { order: Details }) {
  const { moveOrder, question } = useOrderMoves();
  return (
    <PagePart title="Status">
      {question}
      <ActForm<Move>
        // Starts again after each change, so that a reason is not used twice.
        key={order.history.length}
        record={{ status: order.status }}
        right="orders.change"
        submit="Change status"
        submitProps={{ needsConnection: false }}
        act={({ status, reason }) => moveOrder(order, status, reason ?? undefined)}
      >
        <MoveFields orders={[order]} />
      </ActForm>
    </PagePart>
  );
}
