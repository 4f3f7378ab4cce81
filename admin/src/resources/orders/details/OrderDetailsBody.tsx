import { styled } from '@mui/material/styles';
import { messages } from '@year-group/api-types/messages';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { ReadFailed } from '#components/lists/ListNotice.tsx';
import { ListSkeleton } from '#components/lists/ListSkeleton.tsx';
import { ChangeStatus } from './ChangeStatus.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderHistory } from './OrderHistory.tsx';
import { Payments } from './Payments.tsx';
import { useOrderDetails } from './useOrderDetails.ts';

const Parts = styled('div')({ display: 'grid', gap: tokens.space['6'], '& > *': { minInlineSize: 0 } });

/** The order in each of its states: loading, failed, loaded. */
export function OrderDetailsBody({ id }: { id: string }) {
  const { data: order, error, refetch } = useOrderDetails(id);
  if (order) {
    return (
      <Parts>
        <OrderFacts order={order} />
        <ChangeStatus order={order} />
        <Payments order={order} />
        <OrderHistory entries={order.history} />
      </Parts>
    );
  }
  if (!error) return <ListSkeleton />;
  return <ReadFailed title={messages.orders.detailsFailed} error={error} refetch={refetch} />;
}
