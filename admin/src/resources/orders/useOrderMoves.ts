import type { OrderStatus } from '@year-group/api-types/lists';
import { messages } from '@year-group/api-types/messages';
import type { Order } from '@year-group/api-types/order';
import { useNotify } from 'react-admin';
import { useRefreshList } from '../../lists/useRefreshList.ts';
import { useCall } from '../../providers/useCall.ts';

/** Moves orders to another status, says so and reads the list anew; false when it failed. */
export function useOrderMoves() {
  const call = useCall();
  const notify = useNotify();
  const refresh = useRefreshList('orders');

  async function said(change: Promise<unknown>): Promise<boolean> {
    try {
      await change;
    } catch (error) {
      notify(`${messages.orders.updateFailed} ${(error as Error).message}`, { type: 'error' });
      return false;
    }
    notify(messages.orders.updated, { type: 'success' });
    await refresh();
    return true;
  }

  return {
    moveOrder: ({ id }: Pick<Order, 'id'>, status: OrderStatus, reason?: string) =>
      said(call('PUT /api/orders/:id', { params: { id }, body: { status, ...(reason && { reason }) } })),
  };
}
