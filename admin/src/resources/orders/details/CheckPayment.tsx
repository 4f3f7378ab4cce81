import { Typography } from '@mui/material';
import type { OrderDetails } from '@year-group/api-types/shop/orderDetails';
import { useState } from 'react';
import { RightButton } from '#components/RightButton.tsx';
import { useCall } from '#providers/useCall.ts';
import { formatStatus } from '../statusLabels.ts';
import { useKeepDetails } from './useOrderDetails.ts';

/** Reads the payments of an order from the provider and reports the result. */
export function CheckPayment({ order: { id } }: { order: OrderDetails }) {
  const [isAsking, setAsking] = useState(false);
  const [answer, setAnswer] = useState<{ text: string; isFailure: boolean }>();
  const call = useCall();
  const keep = useKeepDetails();

  async function handleClick() {
    setAsking(true);
    setAnswer(undefined);
    try {
      const details = await call('POST /api/admin/orders/:id/check-payment', { params: { id } });
      setAnswer({
        text: `The provider was asked. The order is ${formatStatus(details.status)}.`,
        isFailure: false,
      });
      await keep(details);
    } catch (error) {
      setAnswer({ text: (error as Error).message, isFailure: true });
    } finally {
      setAsking(false);
    }
  }

  return (
    <>
      <RightButton
        right="payments.check"
        variant="outlined"
        disabled={isAsking}
        onClick={() => void handleClick()}
      >
        {isAsking ? 'Asking the provider...' : 'Check with the provider now'}
      </RightButton>
      <div role="status">
        {answer && <Typography color={answer.isFailure ? 'error' : 'textPrimary'}>{answer.text}</Typography>}
      </div>
    </>
  );
}
