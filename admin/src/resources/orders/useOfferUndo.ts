import { messages } from '@year-group/api-types/messages';
import { useNotify } from 'react-admin';
import { useUndo } from '#components/lists/useUndo.tsx';
import { useCall } from '../../providers/useCall.ts';

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
