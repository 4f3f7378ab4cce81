import { useQueryClient } from '@tanstack/react-query';
import type { OrderStatus } from '@year-group/api-types/common/lists';
import { messages } from '@year-group/api-types/messages';
import type { Order } from '@year-group/api-types/shop/order';
import { Suspense, useState } from 'react';
import { HttpError, useNotify } from 'react-admin';
import { useRefreshList } from '#components/lists/useRefreshList.ts';
import { useUndo, useWaitingUndo } from '#components/lists/useUndo.tsx';
import { lazyPart } from '#lib/lazyPart.ts';
import type { WaitingChange } from '#lib/waitingChanges.ts';
import { changeSeen } from '#providers/seenRows.ts';
import { useCall } from '#providers/useCall.ts';
import { useChange } from '#providers/useChange.ts';
import { formatStatus } from './statusLabels.ts';

// Loaded when it is asked: most orders are paid before they are shipped.
const Question = lazyPart(() => import('#components/Question.tsx'), 'Question');

type Moved = Pick<Order, 'id' | 'customerName'>;

/** An open question and its resolver. */
interface Unpaid {
  customerName: string;
  answer: (isConfirmed: boolean) => void;
}

/**
 * Changes an order's status, reports it, offers to undo it and reads the list again. Render
 * `question`: it asks before an unpaid order is shipped.
 */
export function useOrderMoves() {
  const send = useChange();
  const notify = useNotify();
  const offerUndo = useOfferUndo();
  const tellWaiting = useTellWaiting();
  const refresh = useRefreshList('orders');
  const [open, setOpen] = useState<Unpaid>();

  async function change({ id, customerName }: Moved, status: OrderStatus, reason: string): Promise<void> {
    const move = (unpaidToo: boolean) =>
      send<{ undo?: string }>(
        {
          route: 'PUT /api/orders/:id',
          params: { id },
          body: { status, ...(reason && { reason }), ...(unpaidToo && { unpaidToo }) },
        },
        { title: messages.admin.movesOf([customerName], formatStatus(status)) },
      );
    const moved = await move(false).catch(async (error: unknown) => {
      if (!isUnpaid(error)) throw error;
      const isConfirmed = await new Promise<boolean>((answer) => setOpen({ customerName, answer }));
      setOpen(undefined);
      return isConfirmed ? move(true) : Promise.reject(new Declined());
    });
    if (moved.waiting) return tellWaiting([moved.waiting], [id], status);
    offerUndo(moved.reply.undo);
    await refresh();
  }

  return {
    /** Resolves once the order has changed or the change is cancelled. */
    moveOrder: (order: Moved, status: OrderStatus, reason = ''): Promise<void> =>
      change(order, status, reason).catch((error: Error) => {
        if (error instanceof Declined) return;
        notify(`${messages.orders.updateFailed} ${error.message}`, { type: 'error' });
      }),
    question: open && (
      <Suspense>
        <Question
          title={messages.orders.unpaidTitle}
          text={messages.orders.unpaidText(open.customerName)}
          yes="Ship anyway"
          onCancel={() => open.answer(false)}
          onYes={() => open.answer(true)}
        />
      </Suspense>
    ),
  };
}

/** The administrator cancelled. */
class Declined extends Error {}

const isUnpaid = (error: unknown): boolean =>
  error instanceof HttpError && (error.body as { code?: string } | null)?.code === 'not-paid';

/** Shows the status of orders that will change, and offers to take it back while it waits. */
export function useTellWaiting() {
  const queries = useQueryClient();
  const tellWaiting = useWaitingUndo();
  return (waiting: readonly WaitingChange[], ids: readonly string[], status: OrderStatus) =>
    tellWaiting(
      'orders',
      waiting,
      changeSeen(queries, 'orders', ids, (order) => ({ ...order, status })),
    );
}

/** Reports a status change and offers to undo it when that is possible. */
export function useOfferUndo() {
  const call = useCall();
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
