import { Typography } from '@mui/material';
import { formatLongDate } from '@year-group/api-types/dates';
import { messages } from '@year-group/api-types/messages';
import { formatCedis } from '@year-group/api-types/money';
import type { Order } from '@year-group/api-types/order';
import { DataTable } from 'react-admin';
import { ListPage } from '#components/lists/ListPage.tsx';
import type { ListTexts } from '#components/lists/listTexts.ts';
import { RecordDialog } from '#components/lists/RecordDialog.tsx';
import { FilterSelect } from '#components/NativeSelect.tsx';
import { BulkStatus } from './BulkStatus.tsx';
import { OrderDetailsBody } from './details/OrderDetailsBody.tsx';
import { ExportOrders } from './ExportOrders.tsx';
import { OrderActions } from './OrderActions.tsx';
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
  failedText: messages.orders.listFailed,
  moreLabel: 'Load More Orders',
  one: 'order',
  many: 'orders',
  describe: ({ customerName, totalAmount, createdAt }) => ({
    title: customerName,
    detail: `${formatCedis(totalAmount)}, ${formatLongDate(createdAt)}`,
  }),
};

/** All orders, newest first. The details of one open over them. */
export function OrderList() {
  return (
    <ListPage
      texts={texts}
      sorts={sorts}
      filters={
        <>
          <FilterSelect source="status" label="Status" allLabel="All statuses" choices={statusChoices} />
          <FilterSelect source="needsReview" label="Review" allLabel="All orders" choices={doubts} />
        </>
      }
      actions={<ExportOrders />}
      selectionActions={<BulkStatus />}
      columns={
        <>
          <DataTable.Col<Order> source="customerName" label="Customer" cellClassName="panel-title" />
          <DataTable.Col<Order> source="customerEmail" label="Email" disableSort />
          <DataTable.Col<Order>
            source="totalAmount"
            label="Amount"
            sortByOrder="DESC"
            cellClassName="panel-short"
            render={({ totalAmount }) => formatCedis(totalAmount)}
          />
          <DataTable.Col<Order>
            source="status"
            label="Status"
            render={(order) => <StatusMark order={order} />}
          />
          <DataTable.Col<Order>
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
      // Not among the rows: it stays open when its order leaves the list.
      foot={<RecordDialog title="Order Details">{(id) => <OrderDetailsBody id={id} />}</RecordDialog>}
    />
  );
}
