import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import type { OrderStatus } from '@year-group/api-types/lists';
import { messages } from '@year-group/api-types/messages';
import type { Order, OrdersChanged } from '@year-group/api-types/order';
import { type FormEvent, useId, useState } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { useChosenRows } from '#components/lists/Choosing.tsx';
import { useRefreshList } from '#components/lists/useRefreshList.ts';
import { formText } from '../../lib/formText.ts';
import { useCall } from '../../providers/useCall.ts';
import { MoveFields } from './MoveFields.tsx';
import { OrderPreview } from './OrderPreview.tsx';
import { useOfferUndo } from './useOrderMoves.tsx';

/** The orders that were not changed. */
type Left = Pick<OrdersChanged, 'refused' | 'unpaid'>;

interface Wanted {
  status: OrderStatus;
  reason: string;
}

/**
 * Shows which orders will change, asks for status and reason, and reports the ones that could not
 * change.
 */
export function BulkStatusDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const chosen = useChosenRows<Order>();
  // The orders at the time the dialog opened; the list below may change.
  const [orders] = useState(chosen);
  const [{ refused, unpaid }, setLeft] = useState<Left>({ refused: [], unpaid: [] });
  const [wanted, setWanted] = useState<Wanted>({ status: 'shipped', reason: '' });
  const [isSaving, setSaving] = useState(false);
  const { onUnselectItems } = useListContext();
  const call = useCall();
  const notify = useNotify();
  const offerUndo = useOfferUndo();
  const refresh = useRefreshList('orders');

  // Only now: without a selected order the bar and this dialog disappear.
  function finish() {
    onClose();
    onUnselectItems();
  }

  async function change(ids: string[], { status, reason }: Wanted, unpaidToo: boolean) {
    const reply = await call('POST /api/admin/orders/status', {
      body: { ids, status, ...(reason && { reason }), ...(unpaidToo && { unpaidToo }) },
    });
    if (reply.changed > 0) offerUndo(reply.undo);
    const others = refused.filter(({ id }) => !ids.includes(id));
    const left = [...others, ...reply.refused];
    setLeft({ refused: left, unpaid: reply.unpaid });
    await refresh();
    if (left.length === 0) finish();
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const asked = { status: fields.get('status') as OrderStatus, reason: formText(fields, 'reason') };
    setWanted(asked);
    send(
      orders.map(({ id }) => id),
      asked,
    );
  }

  function send(ids: string[], asked: Wanted, unpaidToo = false) {
    setSaving(true);
    change(ids, asked, unpaidToo)
      .catch((error: Error) => notify(`${messages.orders.updateFailed} ${error.message}`, { type: 'error' }))
      .finally(() => setSaving(false));
  }

  const isDone = refused.length > 0;
  const close = isDone ? finish : onClose;
  const doneTitle = unpaid.length > 0 ? messages.orders.unpaidTitle : 'Some orders stayed as they were';
  return (
    <Dialog open onClose={isSaving ? undefined : close} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{isDone ? doneTitle : 'Change status'}</DialogTitle>
      <form onSubmit={handleSubmit}>
        <DialogContent>
          {isDone ? (
            <OrderPreview
              label="Not changed"
              orders={orders.filter(({ id }) => refused.some((one) => one.id === id))}
              note={({ id }) => refused.find((one) => one.id === id)?.message}
            />
          ) : (
            <>
              <Typography>
                {orders.length === 1 ? 'This order' : `These ${orders.length} orders`} will change, and each
                customer is told by e-mail when the new status is one that they wait for.
              </Typography>
              <OrderPreview label="Will change" orders={orders} />
              <MoveFields status="shipped" />
            </>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={close} disabled={isSaving}>
            {isDone ? 'Close' : 'Cancel'}
          </Button>
          {unpaid.length > 0 && (
            <Button
              variant="contained"
              color="error"
              disabled={isSaving}
              onClick={() => send(unpaid, wanted, true)}
            >
              Ship anyway
            </Button>
          )}
          {!isDone && (
            <Button type="submit" variant="contained" disabled={isSaving}>
              {isSaving ? 'Saving...' : 'Change status'}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
