import { orderStatuses } from '@year-group/api-types/lists';
import { DetailsDialog } from '#components/DetailsDialog.tsx';
import { FilterSelect } from '#components/lists/FilterSelect.tsx';
import { ListPage } from '#components/lists/ListPage.tsx';
import { useIsWide } from '#components/lists/useIsWide.ts';
import { useRecordDialog } from '#components/lists/useRecordDialog.ts';
import { BulkStatus } from './BulkStatus.tsx';
import { OrderDetailsBody } from './details/OrderDetailsBody.tsx';
import { ExportOrders } from './ExportOrders.tsx';
import { OrderCards } from './OrderCards.tsx';
import { OrderTable } from './OrderTable.tsx';
import { orderTexts } from './orderTexts.ts';
import { formatStatus } from './statusLabels.ts';

const newestFirst = { field: 'createdAt', order: 'DESC' } as const;
const sorts = [
  { ...newestFirst, label: 'Newest first' },
  { field: 'createdAt', order: 'ASC', label: 'Oldest first' },
  { field: 'totalAmount', order: 'DESC', label: 'Largest first' },
  { field: 'customerName', order: 'ASC', label: 'Customer' },
  { field: 'status', order: 'ASC', label: 'Status' },
] as const;
const statuses = orderStatuses.map((value) => ({ value, label: formatStatus(value) }));
const doubts = [
  { value: 'true', label: 'Needs review' },
  { value: 'false', label: 'Nothing to review' },
];

/** All orders, newest first: a table, or cards on a phone; the details of one open over it. */
export function OrderList() {
  const isWide = useIsWide();
  return (
    <ListPage
      texts={orderTexts}
      sort={newestFirst}
      sorts={sorts}
      filters={[
        <FilterSelect
          key="status"
          source="status"
          label="Status"
          allLabel="All statuses"
          choices={statuses}
        />,
        <FilterSelect
          key="review"
          source="needsReview"
          label="Review"
          allLabel="All orders"
          choices={doubts}
        />,
      ]}
      actions={<ExportOrders />}
      selectionActions={<BulkStatus />}
      // Not among the rows: it stays open when its order leaves the list.
      foot={<OrderDialog />}
    >
      {isWide ? <OrderTable /> : <OrderCards />}
    </ListPage>
  );
}

/** Details of the order in the address, over the list. */
function OrderDialog() {
  const { id, close } = useRecordDialog();
  return (
    <DetailsDialog title="Order Details" isOpen={id !== undefined} onClose={close}>
      {id && <OrderDetailsBody id={id} />}
    </DetailsDialog>
  );
}
