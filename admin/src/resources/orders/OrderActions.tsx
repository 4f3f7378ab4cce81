import { Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { OrderStatus } from '@year-group/api-types/common/lists';
import type { Order } from '@year-group/api-types/shop/order';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRecordPlace } from '#components/lists/RecordDialog.tsx';
import { NativeSelect } from '#components/NativeSelect.tsx';
import { useRefusal } from '#providers/account.ts';
import { statusChoices } from './statusLabels.ts';
import { useOrderMoves } from './useOrderMoves.tsx';

const Actions = styled('div')({ display: 'inline-flex', alignItems: 'center', gap: tokens.space['2'] });

/** The actions of one order in the list. */
export function OrderActions({ order }: { order: Order }) {
  const placeOf = useRecordPlace();
  const navigate = useNavigate();
  return (
    <Actions>
      <Button
        onClick={() => void navigate(placeOf(order.id))}
        aria-label={`View Details of the order of ${order.customerName}`}
      >
        View Details
      </Button>
      <StatusSelect order={order} />
    </Actions>
  );
}

const Field = styled(NativeSelect)({ inlineSize: '8.5rem' });

/** Sets an order's status at once. */
function StatusSelect({ order }: { order: Order }) {
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
      <Field
        value={wanted ?? order.status}
        disabled={wanted !== undefined || refusal !== undefined}
        title={refusal}
        onChange={({ target }) => void handleChange(target.value as OrderStatus)}
        slotProps={{ input: { 'aria-label': `Status of the order of ${order.customerName}` } }}
        choices={statusChoices}
      />
    </>
  );
}
