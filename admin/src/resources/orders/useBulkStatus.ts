import type { OrderStatus } from '@year-group/api-types/common/lists';
import { messages } from '@year-group/api-types/messages';
import type { Order, OrdersChanged } from '@year-group/api-types/shop/order';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { useRefreshList } from '#components/lists/useRefreshList.ts';
import { useWaitingUndo } from '#components/lists/useUndo.tsx';
import type { PanelDataProvider } from '#providers/dataProvider.ts';
import { waitingChanges } from '#providers/providers.ts';
import { formatStatus } from './statusLabels.ts';
import { useOfferUndo } from './useOrderMoves.tsx';

/** The orders that were not changed. */
type Left = Pick<OrdersChanged, 'refused' | 'unpaid'>;

interface Wanted {
  status: OrderStatus;
  reason: string;
}

/**
 * Sets the status of several orders and offers to undo it. `onDone` is called when none was
 * refused.
 */
export function useBulkStatus(orders: readonly Order[], onDone: () => void) {
  const [{ refused, unpaid }, setLeft] = useState<Left>({ refused: [], unpaid: [] });
  const [wanted, setWanted] = useState<Wanted>({ status: 'shipped', reason: '' });
  const [isSaving, setSaving] = useState(false);
  const { call } = useDataProvider<PanelDataProvider>();
  const tellWaiting = useWaitingUndo();
  const notify = useNotify();
  const offerUndo = useOfferUndo();
  const refresh = useRefreshList('orders');

  async function setStatus(ids: string[], { status, reason }: Wanted, unpaidToo: boolean) {
    const body = { ids, status, ...(reason && { reason }), ...(unpaidToo && { unpaidToo }) };
    const customers = orders.filter(({ id }) => ids.includes(id)).map(({ customerName }) => customerName);
    const about = {
      key: crypto.randomUUID(),
      title: messages.admin.movesOf(customers, formatStatus(status)),
    };
    const reply = await call('POST /api/admin/orders/status', { body }, about);
    if (waitingChanges.has(about.key)) {
      tellWaiting('orders', [about.key]);
      return onDone();
    }
    if (reply.changed > 0) offerUndo(reply.undo);
    const others = refused.filter(({ id }) => !ids.includes(id));
    const left = [...others, ...reply.refused];
    setLeft({ refused: left, unpaid: reply.unpaid });
    await refresh();
    if (left.length === 0) onDone();
  }

  function send(ids: string[], asked: Wanted, unpaidToo = false) {
    setWanted(asked);
    setSaving(true);
    setStatus(ids, asked, unpaidToo)
      .catch((error: Error) => notify(`${messages.orders.updateFailed} ${error.message}`, { type: 'error' }))
      .finally(() => setSaving(false));
  }

  return {
    refused,
    hasUnpaid: unpaid.length > 0,
    isSaving,
    send,
    /** The unpaid ones after all. */
    sendUnpaid: () => send(unpaid, wanted, true),
  };
}
