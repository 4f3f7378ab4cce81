import type { OrderStatus } from '@year-group/api-types/common/lists';
import type { OrderDetails } from '@year-group/api-types/shop/orderDetails';
import { ActForm } from '#components/ActForm.tsx';
import { MoveFields } from '../MoveFields.tsx';
import { useOrderMoves } from '../useOrderMoves.tsx';
import { Part } from './Part.tsx';

/** Changes the order's status, with a reason for its history. */
export function ChangeStatus({ order }: { order: OrderDetails }) {
  const { moveOrder, question } = useOrderMoves();
  return (
    <Part title="Status">
      {question}
      <ActForm<{ status: OrderStatus; reason?: string | null }>
        // Starts again after each change, so that a reason is not used twice.
        key={order.history.length}
        record={{ status: order.status }}
        right="orders.change"
        submit="Change status"
        act={({ status, reason }) => moveOrder(order, status, reason ?? '')}
      >
        <MoveFields />
      </ActForm>
    </Part>
  );
}
