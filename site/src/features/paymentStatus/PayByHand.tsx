import { formatCedis } from '@year-group/api-types/common/money';
import { messages } from '@year-group/api-types/messages';
import type { Order } from '@year-group/api-types/shop/order';
import { orderNumber } from '@year-group/api-types/shop/orderNumber';
import { ErrorState } from '@year-group/ui-kit/ErrorState';
import { Skeleton } from '@year-group/ui-kit/Skeleton';
import { PaymentMethods } from '#components/PaymentMethods.tsx';
import { useSection } from '#store/api/groupApi.ts';

/** How to pay an order where the group has no payment provider: amount, reference and accounts. */
export function PayByHand({ order }: { order: Order }) {
  const { content: giving, isError, refetch } = useSection('giving');
  return (
    <PaymentMethods title="How to pay" methods={giving?.methods ?? []}>
      <p>
        Send <strong>{formatCedis(order.totalAmount)}</strong> with the reference{' '}
        <strong>{orderNumber(order.id)}</strong>. One of us confirms it when the money is there, and you get
        an e-mail.
      </p>
      {giving === undefined && !isError && <Skeleton kind="event" />}
      {giving === undefined && isError && (
        <ErrorState onRetry={() => void refetch()}>{messages.group.givingFailed}</ErrorState>
      )}
      {giving === null && <p>Please ask us below where to send the money.</p>}
    </PaymentMethods>
  );
}
