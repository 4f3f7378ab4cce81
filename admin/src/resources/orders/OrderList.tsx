import { Typography } from '@mui/material';
import { formatLongDate } from '@year-group/api-types/common/dates';
import { formatCedis } from '@year-group/api-types/common/money';
import { messages } from '@year-group/api-types/messages';
import type { Order } from '@year-group/api-types/shop/order';
import { orderNumber } from '@year-group/api-types/shop/orderNumber';
import { DataTableColumn, SelectInput } from 'react-admin';
import type { ListTexts } from '#components/lists/listTexts.ts';
import { PanelList } from '#components/lists/PanelList.tsx';
import { RecordDialog, useRecordPlace } from '#components/lists/RecordDialog.tsx';
import { useIsWide } from '#lib/media.ts';
import { BulkSlips } from './BulkSlips.tsx';
import { BulkStatus } from './BulkStatus.tsx';
import { OrderDetailsBody } from './details/OrderDetailsBody.tsx';
import { ExportOrders } from './ExportOrders.tsx';
import { OrderActions, StatusSelect } from './OrderActions.tsx';
import { OrderListActions } from './OrderListActions.tsx';
import { deliveryChoices, paymentChoices } from './orderTexts.ts';
import { StatusMark } from './StatusMark.tsx';
import { statusChoices } from './statusLabels.ts';

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
};

const doubts = [
  { id: 'true', name: 'Needs review' },
  { id: 'false', name: 'Nothing to review' },
];
const filters = [
  <SelectInput
    key="status"
    source="status"
    label="Status"
    emptyText="All statuses"
    choices={statusChoices}
  />,
  <SelectInput
    key="payment"
    source="payment"
    label="Payment"
    emptyText="All payments"
    choices={paymentChoices}
  />,
  <SelectInput
    key="deliveryMethod"
    source="deliveryMethod"
    label="Delivery"
    emptyText="All ways to receive"
    choices={deliveryChoices}
  />,
  <SelectInput
    key="needsReview"
    source="needsReview"
    label="Review"
    emptyText="All orders"
    choices={doubts}
  />,
];

/** All orders, newest first. The details of one open over them. */
export function OrderList() {
  const placeOf = useRecordPlace();
  const isWide = useIsWide();
  return (
    <PanelList<Order>
      texts={texts}
      sort={{ field: 'createdAt', order: 'DESC' }}
      sortFields={['createdAt', 'totalAmount', 'customerName', 'status']}
      filters={filters}
      actions={<OrderListActions />}
      bulkActions={
        <>
          <BulkSlips />
          <BulkStatus />
        </>
      }
      placeOf={({ id }) => placeOf(id)}
      cardOf={(order) => ({
        name: order.customerName,
        line: (
          <>
            {orderNumber(order.id)}, {formatCedis(order.totalAmount)},{' '}
            <time dateTime={order.createdAt}>{formatLongDate(order.createdAt)}</time>
            <br />
            <StatusMark order={order} />
          </>
        ),
        actions: <StatusSelect order={order} />,
      })}
      foot={
        <>
          {!isWide && <ExportOrders />}
          {/* Not among the rows: it stays open when its order leaves the list. */}
          <RecordDialog title="Order Details">{(id) => <OrderDetailsBody id={id} />}</RecordDialog>
        </>
      }
    >
      <DataTableColumn<Order>
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
      <DataTableColumn<Order> source="customerEmail" label="Email" disableSort />
      <DataTableColumn<Order>
        source="totalAmount"
        label="Amount"
        sortByOrder="DESC"
        cellClassName="panel-short"
        render={({ totalAmount }) => formatCedis(totalAmount)}
      />
      <DataTableColumn<Order>
        source="status"
        label="Status"
        render={(order) => <StatusMark order={order} />}
      />
      <DataTableColumn<Order>
        source="createdAt"
        label="Date"
        sortByOrder="DESC"
        cellClassName="panel-short"
        render={({ createdAt }) => <time dateTime={createdAt}>{formatLongDate(createdAt)}</time>}
      />
      <DataTableColumn<Order>
        label="Actions"
        disableSort
        headerClassName="panel-actions"
        cellClassName="panel-actions"
        render={(order) => <OrderActions order={order} />}
      />
    </PanelList>
  );
}
