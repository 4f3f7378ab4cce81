import { Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { Order } from '@year-group/api-types/order';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { useRecordDialog } from '#components/lists/useRecordDialog.ts';
import { StatusSelect } from './StatusSelect.tsx';

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
