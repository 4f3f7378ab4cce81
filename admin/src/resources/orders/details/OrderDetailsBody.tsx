import { styled } from '@mui/material/styles';
import { messages } from '@year-group/api-types/messages';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { Read } from '#components/Read.tsx';
import { ChangeStatus } from './ChangeStatus.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderHistory } from './OrderHistory.tsx';
import { PaymentLink } from './PaymentLink.tsx';
import { Payments } from './Payments.tsx';
import { useOrderDetails } from './useOrderDetails.ts';

const Parts = styled('div')({ display: 'grid', gap: tokens.space['6'], '& > *': { minInlineSize: 0 } });

/** The order in each of its states: loading, failed, loaded. */
export function OrderDetailsBody({ id }: { id: string }) {
  return (
    <Read query={useOrderDetails(id)} failed={messages.orders.detailsFailed}>
      {(order) => (
        <Parts>
          <PaymentLink order={order} />
          <OrderFacts order={order} />
          <ChangeStatus order={order} />
          <Payments order={order} />
          <OrderHistory entries={order.history} />
        </Parts>
      )}
    </Read>
  );
}
