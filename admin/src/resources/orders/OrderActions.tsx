import { Button, TextField } from '@mui/material';
import type { OrderStatus } from '@year-group/api-types/common/lists';
import type { Order } from '@year-group/api-types/shop/order';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { RowActions } from '#components/lists/ListActions.tsx';
import { useRecordPlace } from '#components/lists/RecordDialog.tsx';
import { useRefusal } from '#providers/account.ts';
import { statusChoices } from './statusLabels.ts';
import { useOrderMoves } from './useOrderMoves.tsx';

/** The actions of one order in the list. */
export function OrderActions({ order }: { order: Order }) {
  const placeOf = useRecordPlace();
  const navigate = useNavigate();
  return (
    <RowActions>
      <Button
        onClick={() => void navigate(placeOf(order.id))}
        aria-label={`View Details of the order of ${order.customerName}`}
      >
        View Details
      </Button>
      <StatusSelect order={order} />
    </RowActions>
  );
}

/** Sets an order's status at once. */
export function StatusSelect({ order }: { order: Order }) {
  const [wanted, setWanted] = useState<OrderStatus>();
  const { moveOrder, question } = useOrderMoves();
  const refusal = useRefusal('orders.change');

  async function handleChange(status: OrderStatus) {
    setWanted(status);
    await moveOrder(order, status);
    setWanted(undefined);
  }

  return (
    <>
      {question}
      <TextField
        select
        value={wanted ?? order.status}
        disabled={wanted !== undefined || refusal !== undefined}
        title={refusal}
        onChange={({ target }) => void handleChange(target.value as OrderStatus)}
        slotProps={{
          select: { native: true },
          htmlInput: { 'aria-label': `Status of the order of ${order.customerName}` },
        }}
        sx={{ inlineSize: '8.5rem' }}
      >
        {statusChoices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </TextField>
    </>
  );
}
