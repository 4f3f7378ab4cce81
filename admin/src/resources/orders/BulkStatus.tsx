import { Button, Dialog, DialogActions, DialogContent, Typography } from '@mui/material';
import type { OrderStatus } from '@year-group/api-types/common/lists';
import { formatCedis } from '@year-group/api-types/common/money';
import { messages } from '@year-group/api-types/messages';
import type { Order } from '@year-group/api-types/shop/order';
import { useId, useState } from 'react';
import { Form, useListContext } from 'react-admin';
import { DialogHead } from '#components/DialogHead.tsx';
import { useChosenRows } from '#components/lists/Choosing.tsx';
import { RowPreview } from '#components/lists/RowPreview.tsx';
import { RightButton } from '#components/RightButton.tsx';
import { MoveFields } from './MoveFields.tsx';
import { formatStatus } from './statusLabels.ts';
import { useBulkStatus } from './useBulkStatus.ts';

/** Sets the status of the selected orders after showing them. */
export function BulkStatus() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <RightButton right="orders.change" variant="contained" onClick={() => setOpen(true)}>
        Change status
      </RightButton>
      {isOpen && <BulkStatusDialog onClose={() => setOpen(false)} />}
    </>
  );
}

const rowOf = ({ id, customerName, totalAmount }: Order, detail: string) => ({
  id,
  title: `${customerName}, ${formatCedis(totalAmount)}`,
  detail,
});

/**
 * Shows which orders will change, asks for status and reason, and reports the ones that could not
 * change.
 */
function BulkStatusDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const chosen = useChosenRows<Order>();
  // The orders at the time the dialog opened; the list below may change.
  const [orders] = useState(chosen);
  const { onUnselectItems } = useListContext();
  const { refused, hasUnpaid, isSaving, send, sendUnpaid } = useBulkStatus(orders, finish);

  // Only now: without a selected order the bar and this dialog disappear.
  function finish() {
    onClose();
    onUnselectItems();
  }

  function handleSubmit({ status, reason = '' }: { status?: OrderStatus; reason?: string }) {
    if (status)
      send(
        orders.map(({ id }) => id),
        { status, reason },
      );
  }

  const isDone = refused.length > 0;
  const close = isDone ? finish : onClose;
  const doneTitle = hasUnpaid ? messages.orders.unpaidTitle : 'Some orders stayed as they were';
  return (
    <Dialog open onClose={isSaving ? undefined : close} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogHead
        id={titleId}
        title={isDone ? doneTitle : 'Change status'}
        onClose={close}
        isBusy={isSaving}
      />
      <Form defaultValues={{ status: 'shipped' }} onSubmit={handleSubmit}>
        <DialogContent>
          {isDone ? (
            <RowPreview
              label="Not changed"
              rows={orders.flatMap((order) => {
                const refusal = refused.find(({ id }) => id === order.id);
                return refusal ? [rowOf(order, refusal.message)] : [];
              })}
            />
          ) : (
            <>
              <Typography>
                {orders.length === 1 ? 'This order' : `These ${orders.length} orders`} will change, and each
                customer is told by e-mail when the new status is one that they wait for.
              </Typography>
              <RowPreview
                label="Will change"
                rows={orders.map((order) => rowOf(order, formatStatus(order.status)))}
              />
              <MoveFields />
            </>
          )}
        </DialogContent>
        {isDone && !hasUnpaid ? null : (
          <DialogActions>
            <Button onClick={close} disabled={isSaving}>
              Cancel
            </Button>
            {hasUnpaid ? (
              <Button variant="contained" color="error" disabled={isSaving} onClick={sendUnpaid}>
                Ship anyway
              </Button>
            ) : (
              <Button type="submit" variant="contained" disabled={isSaving}>
                {isSaving ? 'Saving...' : 'Change status'}
              </Button>
            )}
          </DialogActions>
        )}
      </Form>
    </Dialog>
  );
}
