import { Stack } from '@mui/material';
import { messages } from '@year-group/api-types/messages';
import { Read } from '#components/Read.tsx';
import { ChangeStatus } from './ChangeStatus.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderHistory } from './OrderHistory.tsx';
import { PaymentLink } from './PaymentLink.tsx';
import { Payments } from './Payments.tsx';
import { useOrderDetails } from './useOrderDetails.ts';

/** The order in each of its states: loading, failed, loaded. */
export function OrderDetailsBody({ id }: { id: string }) {
  return (
    <Read query={useOrderDetails(id)} failed={messages.orders.detailsFailed}>
      {(order) => (
        <Stack sx={{ gap: 3 }}>
          <PaymentLink order={order} />
          <OrderFacts order={order} />
          <ChangeStatus order={order} />
          <Payments order={order} />
          <OrderHistory entries={order.history} />
        </Stack>
      )}
    </Read>
  );
}
