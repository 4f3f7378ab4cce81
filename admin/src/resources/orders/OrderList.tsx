import PackIcon from '@mui/icons-material/Inventory2Outlined';
import { Button, Typography } from '@mui/material';
import { formatLongDate } from '@year-group/api-types/common/dates';
import { deliveryMethods } from '@year-group/api-types/common/lists';
import { formatCedis } from '@year-group/api-types/common/money';
import { messages } from '@year-group/api-types/messages';
import type { Order } from '@year-group/api-types/shop/order';
import { orderNumber } from '@year-group/api-types/shop/orderNumber';
import { DataTableColumn, DateField, SelectInput } from 'react-admin';
import { Link } from 'react-router-dom';
import { ActButton } from '#components/ActButton.tsx';
import { lazyPart } from '#components/lazyPart.tsx';
import type { ListTexts } from '#components/lists/listTexts.ts';
import { PanelList } from '#components/lists/PanelList.tsx';
import { RecordDialog, useRecordPath } from '#components/lists/RecordDialog.tsx';
import { useIsWide } from '#lib/media.ts';
import { useRights } from '#providers/account.ts';
import { BulkActions, ExportOrders, StatusSelect } from './OrderActions.tsx';
import { paymentChoices, statusChoices } from './orderTexts.ts';
import { StatusMark } from './StatusMark.tsx';

const OrderDetails = lazyPart(() => import('./OrderDetails.tsx'), 'OrderDetails');

const texts: ListTexts<Order> = {
  title: 'Orders',
  noun: 'Orders',
  emptyText: messages.orders.empty,
  emptyHint: 'Every order of the shop appears here with its payment.',
  failedText: messages.orders.listFailed,
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
  <SelectInput key="1" source="status" emptyText="All statuses" choices={statusChoices} />,
  <SelectInput key="2" source="payment" emptyText="All payments" choices={paymentChoices} />,
  <SelectInput
    key="3"
    source="deliveryMethod"
    label="Delivery"
    emptyText="All ways to receive"
    choices={[...deliveryMethods]}
  />,
  <SelectInput key="4" source="needsReview" label="Review" emptyText="All orders" choices={doubts} />,
];

/** All orders, newest first. The details of one open over them. */
export function OrderList() {
  const pathOf = useRecordPath();
  const isWide = useIsWide();
  const can = useRights();
  return (
    <PanelList<Order>
      resource="orders"
      texts={texts}
      sort={{ field: 'createdAt', order: 'DESC' }}
      sortFields={['createdAt', 'totalAmount', 'customerName', 'status']}
      filters={filters}
      actions={
        <>
          <Button component={Link} to="/orders/runs">
            Pre-orders
          </Button>
          {isWide && <ExportOrders />}
          <ActButton
            right="orders.change"
            needsConnection={false}
            component={Link}
            to="/orders/pack"
            variant="contained"
            startIcon={<PackIcon />}
          >
            Pack orders
          </ActButton>
        </>
      }
      bulkActions={<BulkActions />}
      pathOf={pathOf}
      renderActions={(order) => (
        <>
          <Button
            component={Link}
            to={pathOf(order)}
            aria-label={`View Details of the order of ${order.customerName}`}
          >
            View Details
          </Button>
          <StatusSelect order={order} />
        </>
      )}
      cardOf={(order) => ({
        name: order.customerName,
        line: (
          <>
            {orderNumber(order.id)}, {formatCedis(order.totalAmount)},{' '}
            <time dateTime={order.createdAt}>{formatLongDate(order.createdAt)}</time>
            <br />
            <StatusMark order={order} hidesProgress={can('orders.change')} />
          </>
        ),
        actions: <StatusSelect order={order} />,
      })}
      foot={
        <>
          {!isWide && <ExportOrders />}
          {/* Not among the rows: it stays open when its order leaves the list. */}
          <RecordDialog title="Order Details" Details={OrderDetails} />
        </>
      }
    >
      <DataTableColumn<Order>
        source="customerName"
        render={({ id, customerName }) => (
          <>
            {customerName}
            <Typography variant="body2" color="textSecondary">
              {orderNumber(id)}
            </Typography>
          </>
        )}
      />
      <DataTableColumn<Order> source="customerEmail" disableSort />
      <DataTableColumn<Order>
        source="totalAmount"
        sortByOrder="DESC"
        cellClassName="panel-short"
        render={({ totalAmount }) => formatCedis(totalAmount)}
      />
      <DataTableColumn<Order> source="status" render={(order) => <StatusMark order={order} />} />
      <DataTableColumn<Order> source="createdAt" sortByOrder="DESC" field={DateField} />
    </PanelList>
  );
}
