import { TextField } from '@mui/material';
import type { OrderStatus } from '@year-group/api-types/common/lists';
import { messages } from '@year-group/api-types/messages';
import type { Order } from '@year-group/api-types/shop/order';
import { useState } from 'react';
import { Confirm, HttpError, useDataProvider, useNotify, useUpdate } from 'react-admin';
import { useRefreshList } from '#components/lists/useRefreshList.ts';
import { useUndo, useWaitingUndo } from '#components/lists/useUndo.tsx';
import type { PanelDataProvider } from '#providers/dataProvider.ts';
import { waitingChanges } from '#providers/providers.ts';
import { formatStatus } from './statusLabels.ts';

type Moved = Pick<Order, 'id' | 'customerName'>;

/** The open question whether an unpaid order is shipped, and its resolver. */
interface Unpaid {
  customerName: string;
  answer: (isConfirmed: boolean) => void;
}

/** The open question for a proof or a reason, and its resolver; undefined when it is cancelled. */
interface Unproved {
  question: string;
  answer: (reason: string | undefined) => void;
}

/**
 * Changes an order's status, reports it, offers to undo it and reads the list again. Render
 * `question`: it asks before an unpaid order is shipped, and for the proof that one was paid.
 */
export function useOrderMoves() {
  const [update] = useUpdate();
  const notify = useNotify();
  const offerUndo = useOfferUndo();
  const tellWaiting = useWaitingUndo();
  const refresh = useRefreshList('orders');
  const [open, setOpen] = useState<Unpaid>();
  const [unproved, setUnproved] = useState<Unproved>();

  async function change({ id, customerName }: Moved, status: OrderStatus, reason: string): Promise<void> {
    const meta = {
      key: crypto.randomUUID(),
      title: messages.admin.movesOf([customerName], formatStatus(status)),
    };
    const move = (unpaidToo: boolean) => {
      const data = { status, ...(reason && { reason }), ...(unpaidToo && { unpaidToo }) };
      return update('orders', { id, data, meta }, { returnPromise: true });
    };
    const moved = await move(false).catch(async (error: unknown) => {
      if (!isUnpaid(error)) throw error;
      const isConfirmed = await new Promise<boolean>((answer) => setOpen({ customerName, answer }));
      setOpen(undefined);
      return isConfirmed ? move(true) : Promise.reject(new Declined());
    });
    if (waitingChanges.has(meta.key)) return tellWaiting('orders', [meta.key]);
    offerUndo((moved as { undo?: string }).undo);
    await refresh();
  }

  /** Resolves once the order has changed or the change is cancelled. */
  async function moveOrder(order: Moved, status: OrderStatus, reason = ''): Promise<void> {
    try {
      await change(order, status, reason);
    } catch (error) {
      const { message } = error as Error;
      if (error instanceof Declined) return;
      if (reason || !asksForReason.has(message)) {
        notify(`${messages.orders.updateFailed} ${message}`, { type: 'error' });
        return;
      }
      const given = await new Promise<string | undefined>((answer) =>
        setUnproved({ question: message, answer }),
      );
      setUnproved(undefined);
      if (given) await moveOrder(order, status, given);
    }
  }

  return {
    moveOrder,
    question: unproved ? (
      <ReasonQuestion {...unproved} />
    ) : (
      open && (
        <Confirm
          isOpen
          title={messages.orders.unpaidTitle}
          content={messages.orders.unpaidText(open.customerName)}
          confirm="Ship anyway"
          confirmColor="warning"
          onClose={() => open.answer(false)}
          onConfirm={() => open.answer(true)}
        />
      )
    ),
  };
}

/** Asks for the proof that an order was paid, or for the reason why it was not. */
function ReasonQuestion({ question, answer }: Unproved) {
  const [reason, setReason] = useState('');
  return (
    <Confirm
      isOpen
      title={question}
      content={
        <TextField
          label="Kept in the order’s history"
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
      }
      confirm="Change status"
      onClose={() => answer(undefined)}
      onConfirm={() => answer(reason.trim() || undefined)}
    />
  );
}

/** What the server says when only a reason is missing. */
const asksForReason = new Set<string>([messages.orders.proofMissing, messages.orders.reasonMissing]);

/** The administrator cancelled. */
class Declined extends Error {}

const isUnpaid = (error: unknown): boolean =>
  error instanceof HttpError && (error.body as { code?: string } | null)?.code === 'not-paid';

/** Reports a status change and offers to undo it when that is possible. */
export function useOfferUndo() {
  const { call } = useDataProvider<PanelDataProvider>();
  const notify = useNotify();
  const offerUndo = useUndo();
  return (undo: string | undefined) => {
    if (undo === undefined) return notify(messages.orders.updated, { type: 'success' });
    return offerUndo({
      resource: 'orders',
      sentence: messages.orders.updated,
      undo: () => call('POST /api/admin/orders/undo-status', { body: { undo } }),
      undoneText: messages.orders.undone,
    });
  };
}
