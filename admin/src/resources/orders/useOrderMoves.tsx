import { TextField } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import type { OrderStatus } from '@year-group/api-types/common/lists';
import { messages } from '@year-group/api-types/messages';
import type { Order } from '@year-group/api-types/shop/order';
import { useState } from 'react';
import { Confirm, type HttpError, useDataProvider, useNotify, useUpdate } from 'react-admin';
import { useChange } from '#components/lists/useUndo.tsx';
import type { PanelDataProvider } from '#providers/dataProvider.ts';
import { formatStatus } from './orderTexts.ts';

/** What the server may ask for: a reason or a proof, and whether an unpaid order is meant. */
interface More {
  reason?: string | undefined;
  unpaidToo?: true;
}

interface Asked {
  order: Order;
  /** What the server said. */
  error: HttpError;
  onAnswer: (more: More) => Promise<void>;
  onClose: () => void;
}

/**
 * Changes an order's status, reports it, offers to undo it and reads the list again. Render
 * `question`: it asks before an unpaid order is shipped, and for the proof that one was paid.
 */
export function useOrderMoves() {
  const [update] = useUpdate();
  const notify = useNotify();
  const change = useChange('orders');
  const doneOf = useMoveReport();
  const [asked, setAsked] = useState<Asked>();

  /** Resolves once the order has changed, or something is asked first. */
  async function moveOrder(order: Order, status: OrderStatus, more: More = {}): Promise<void> {
    const { id, customerName } = order;
    const close = () => setAsked(undefined);
    try {
      await change(
        messages.admin.movesOf([customerName], formatStatus(status)),
        (meta) => update('orders', { id, data: { status, ...more }, meta }, { returnPromise: true }),
        doneOf,
      );
      close();
    } catch (caught) {
      const error = caught as HttpError;
      const onAnswer = (added: More) => moveOrder(order, status, { ...more, ...added });
      if (asksForReason.has(error.message) ? !more.reason : isUnpaid(error))
        setAsked({ order, error, onAnswer, onClose: close });
      else {
        close();
        notify(`${messages.orders.updateFailed} ${error.message}`, { type: 'error' });
      }
    }
  }

  return { moveOrder, question: asked && <MoveQuestion {...asked} /> };
}

/** What the server says when only a reason is missing. */
const asksForReason = new Set<string>([messages.orders.proofMissing, messages.orders.reasonMissing]);

const isUnpaid = ({ body }: HttpError): boolean => (body as { code?: string } | null)?.code === 'not-paid';

/** Asks whether an unpaid order is shipped; for the proof that one was paid, or why it was not. */
function MoveQuestion({ order: { customerName }, error, onAnswer, onClose }: Asked) {
  const [reason, setReason] = useState('');
  const { mutate, isPending } = useMutation({ mutationFn: onAnswer });
  const asksToShip = isUnpaid(error);
  const field = (
    <TextField
      label="Kept in the order’s history"
      value={reason}
      onChange={({ target }) => setReason(target.value)}
      slotProps={{ htmlInput: { maxLength: 500 } }}
    />
  );
  return (
    <Confirm
      isOpen
      loading={isPending}
      title={asksToShip ? messages.orders.unpaidTitle : error.message}
      content={asksToShip ? messages.orders.unpaidText(customerName) : field}
      confirm={asksToShip ? 'Ship anyway' : 'Change status'}
      confirmColor={asksToShip ? 'warning' : 'primary'}
      onClose={onClose}
      onConfirm={() => mutate(asksToShip ? { unpaidToo: true } : { reason: reason.trim() || undefined })}
    />
  );
}

/** What is said of a status change, and its undo where the server holds it for some seconds. */
export function useMoveReport() {
  const { call } = useDataProvider<PanelDataProvider>();
  return ({ undo }: { undo?: string | undefined }) => ({
    sentence: messages.orders.updated,
    undoneText: messages.orders.undone,
    ...(undo && { undo: () => call('POST /api/admin/orders/undo-status', { body: { undo } }) }),
  });
}
