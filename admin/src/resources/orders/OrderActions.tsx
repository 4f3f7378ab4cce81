import { Button, TextField } from '@mui/material';
import { styled } from '@mui/material/styles';
import { type OrderStatus, orderStatuses } from '@year-group/api-types/lists';
import type { Order } from '@year-group/api-types/order';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { useState } from 'react';
import { useRecordDialog } from '#components/lists/useRecordDialog.ts';
import { formatStatus } from './statusLabels.ts';
import { useOrderMoves } from './useOrderMoves.tsx';

const Actions = styled('div')({ display: 'inline-flex', alignItems: 'center', gap: tokens.space['2'] });

/** The actions of one order in the list. */
export function OrderActions({ order }: { order: Order }) {
  const { open } = useRecordDialog();
  return (
    <Actions>
      <Button
        onClick={() => open(order.id)}
        aria-label={`View Details of the order of ${order.customerName}`}
      >
        View Details
      </Button>
      <StatusSelect order={order} />
    </Actions>
  );
}

const Field = styled(TextField)({ inlineSize: '8.5rem' });

/** Sets an order's status at once. */
function StatusSelect({ order }: { order: Order }) {
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
