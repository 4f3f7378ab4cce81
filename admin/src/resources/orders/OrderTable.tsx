import { formatLongDate } from '@year-group/api-types/dates';
import { formatCedis } from '@year-group/api-types/money';
import type { Order } from '@year-group/api-types/order';
import { DataTable } from 'react-admin';
import { PanelTable } from '#components/lists/PanelTable.tsx';
import { OrderActions } from './OrderActions.tsx';
import { StatusMark } from './StatusMark.tsx';

/** The orders as a table. */
export function OrderTable() {
  return (
    <PanelTable<Order>>
      <DataTable.Col<Order> source="customerName" label="Customer" cellClassName="panel-title" />
      <DataTable.Col<Order> source="customerEmail" label="Email" disableSort />
      <DataTable.Col<Order>
        source="totalAmount"
        label="Amount"
        sortByOrder="DESC"
        cellClassName="panel-short"
        render={({ totalAmount }) => formatCedis(totalAmount)}
      />
      <DataTable.Col<Order> source="status" label="Status" render={(order) => <StatusMark order={order} />} />
      <DataTable.Col<Order>
        source="createdAt"
        label="Date"
        sortByOrder="DESC"
        cellClassName="panel-short"
        render={({ createdAt }) => <time dateTime={createdAt}>{formatLongDate(createdAt)}</time>}
      />
      <DataTable.Col<Order>
        label="Actions"
        disableSort
        headerClassName="panel-actions"
        cellClassName="panel-actions"
        render={(order) => <OrderActions order={order} />}
      />
    </PanelTable>
  );
}
