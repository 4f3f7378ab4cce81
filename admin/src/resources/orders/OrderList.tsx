import { Typography } from '@mui/material';
import { formatLongDate } from '@year-group/api-types/common/dates';
import { formatCedis } from '@year-group/api-types/common/money';
import { messages } from '@year-group/api-types/messages';
import type { Order } from '@year-group/api-types/shop/order';
import { orderNumber } from '@year-group/api-types/shop/orderNumber';
import { Column } from '#components/lists/Column.tsx';
import { ListPage } from '#components/lists/ListPage.tsx';
import type { ListTexts } from '#components/lists/listTexts.ts';
import { RecordDialog, useRecordPlace } from '#components/lists/RecordDialog.tsx';
import { FilterSelect } from '#components/NativeSelect.tsx';
import { useIsWide } from '#lib/media.ts';
import { BulkSlips } from './BulkSlips.tsx';
import { BulkStatus } from './BulkStatus.tsx';
import { OrderDetailsBody } from './details/OrderDetailsBody.tsx';
import { ExportOrders } from './ExportOrders.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderListActions } from './OrderListActions.tsx';
import { deliveryChoices, paymentChoices } from './orderTexts.ts';
import { StatusMark } from './StatusMark.tsx';
import { statusChoices } from './statusLabels.ts';

const sorts = [
  { field: 'createdAt', order: 'DESC', label: 'Newest first' },
  { field: 'createdAt', order: 'ASC', label: 'Oldest first' },
  { field: 'totalAmount', order: 'DESC', label: 'Largest first' },
  { field: 'customerName', order: 'ASC', label: 'Customer' },
  { field: 'status', order: 'ASC', label: 'Status' },
] as const;
const doubts = [
  { value: 'true', label: 'Needs review' },
  { value: 'false', label: 'Nothing to review' },
];

const texts: ListTexts<Order> = {
  title: 'Orders',
  searchLabel: 'Search orders',
  emptyText: messages.orders.empty,
  emptyHint: 'Every order of the shop appears here with its payment.',
  failedText: messages.orders.listFailed,
  moreLabel: 'Load More Orders',
  one: 'order',
  many: 'orders',
  describe: ({ id, customerName, totalAmount, createdAt }) => ({
    title: customerName,
    detail: `${orderNumber(id)}, ${formatCedis(totalAmount)}, ${formatLongDate(createdAt)}`,
  }),
  right: 'orders.change',
};

/** All orders, newest first. The details of one open over them. */
export function OrderList() {
  const placeOf = useRecordPlace();
  const isWide = useIsWide();
  return (
    <ListPage
      texts={texts}
      sorts={sorts}
      placeOf={({ id }) => placeOf(id)}
      filters={
        <>
          <FilterSelect source="status" label="Status" allLabel="All statuses" choices={statusChoices} />
          <FilterSelect source="payment" label="Payment" allLabel="All payments" choices={paymentChoices} />
          <FilterSelect
            source="deliveryMethod"
            label="Delivery"
            allLabel="All ways to receive"
            choices={deliveryChoices}
          />
          <FilterSelect source="needsReview" label="Review" allLabel="All orders" choices={doubts} />
        </>
      }
      actions={<OrderListActions />}
      selectionActions={
        <>
          <BulkSlips />
          <BulkStatus />
        </>
      }
      columns={
        <>
          <Column<Order>
            source="customerName"
            label="Customer"
            cellClassName="panel-title"
            render={({ id, customerName }) => (
              <>
                {customerName}
                <Typography variant="body2" color="textSecondary">
                  {orderNumber(id)}
                </Typography>
              </>
            )}
          />
          <Column<Order> source="customerEmail" label="Email" disableSort />
          <Column<Order>
            source="totalAmount"
            label="Amount"
            sortByOrder="DESC"
            cellClassName="panel-short"
            render={({ totalAmount }) => formatCedis(totalAmount)}
          />
          <Column<Order> source="status" label="Status" render={(order) => <StatusMark order={order} />} />
          <Column<Order>
            source="createdAt"
            label="Date"
            sortByOrder="DESC"
            cellClassName="panel-short"
            render={({ createdAt }) => <time dateTime={createdAt}>{formatLongDate(createdAt)}</time>}
          />
        </>
      }
      renderCard={(order) => (
        <>
          <StatusMark order={order} />
          <Typography variant="h3" component="h2">
            {order.customerName}
          </Typography>
          <Typography variant="body2">
            {orderNumber(order.id)}
            {' · '}
            {formatCedis(order.totalAmount)}
            {' · '}
            <time dateTime={order.createdAt}>{formatLongDate(order.createdAt)}</time>
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {order.customerEmail}
          </Typography>
        </>
      )}
      renderActions={(order) => <OrderActions order={order} />}
      foot={
        <>
          {!isWide && <ExportOrders />}
          {/* Not among the rows: it stays open when its order leaves the list. */}
          <RecordDialog title="Order Details">{(id) => <OrderDetailsBody id={id} />}</RecordDialog>
        </>
      }
    />
  );
}
