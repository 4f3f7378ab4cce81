import { TextField } from '@mui/material';
import { styled } from '@mui/material/styles';
import { type OrderStatus, orderStatuses } from '@year-group/api-types/lists';
import type { Order } from '@year-group/api-types/order';
import { useState } from 'react';
import { formatStatus } from './statusLabels.ts';
import { useOrderMoves } from './useOrderMoves.tsx';

const Field = styled(TextField)({ inlineSize: '8.5rem' });

/** Sets an order's status at once. */
export function StatusSelect({ order }: { order: Order }) {
  const [wanted, setWanted] = useState<OrderStatus>();
  const { moveOrder, question } = useOrderMoves();

  async function handleChange(status: OrderStatus) {
    setWanted(status);
    await moveOrder(order, status);
    setWanted(undefined);
  }

  return (
    <>
      {question}
      <Field
        select
        value={wanted ?? order.status}
        disabled={wanted !== undefined}
        onChange={({ target }) => void handleChange(target.value as OrderStatus)}
        slotProps={{
          select: { native: true },
          htmlInput: { 'aria-label': `Status of the order of ${order.customerName}` },
        }}
      >
        {orderStatuses.map((status) => (
          <option key={status} value={status}>
            {formatStatus(status)}
          </option>
        ))}
      </Field>
    </>
  );
}
