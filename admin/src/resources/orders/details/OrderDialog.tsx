import { DetailsDialog } from '#components/DetailsDialog.tsx';
import { useRecordDialog } from '#components/lists/useRecordDialog.ts';
import { OrderDetailsBody } from './OrderDetailsBody.tsx';

/** Details of the order in the address, over the list. */
export function OrderDialog() {
  const { id, close } = useRecordDialog();
  return (
    <DetailsDialog title="Order Details" isOpen={id !== undefined} onClose={close}>
      {id && <OrderDetailsBody id={id} />}
    </DetailsDialog>
  );
}
