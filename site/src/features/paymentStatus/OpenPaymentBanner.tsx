import { formatCedis } from '@year-group/api-types/common/money';
import { pages } from '@year-group/api-types/system/pages';
import { Banner } from '@year-group/ui-kit/Banner';
import { Link } from '@year-group/ui-kit/Link';
import { useEffect, useState } from 'react';
import { useFocusAfter } from '#lib/useFocusAfter.ts';
import { isMissing } from '#store/api/call.ts';
import { useGetOrderQuery } from '#store/api/ordersApi.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { paymentClosed } from '#store/openPaymentSlice.ts';
import styles from './OpenPaymentBanner.module.css';
import { type ShownStatus, shownStatusOf } from './shownStatus.ts';

const sentences: Record<ShownStatus, string> = {
  successful: 'Your payment has arrived.',
  processing: 'Your payment is still open.',
  failed: 'Your payment was not completed.',
  review: 'Your payment is being looked at.',
  'cancelled-paid': 'Your payment is being looked at.',
  refunded: '',
  cancelled: '',
};

interface OpenPaymentBannerProps {
  orderId: string;
  /** Adds space below the page, so that the banner never covers its content. */
  isInFlow: boolean;
}

/**
 * Links back to a payment started in this browser. Hidden until the order's status is known. If it
 * is dismissed while the payment is open, it comes back on the next page load.
 */
export function OpenPaymentBanner({ orderId, isInFlow }: OpenPaymentBannerProps) {
  const dispatch = useAppDispatch();
  const [isDismissed, setIsDismissed] = useState(false);
  useFocusAfter(isDismissed);
  const options = { refetchOnMountOrArgChange: true, refetchOnFocus: true };
  const { data: order, error } = useGetOrderQuery(orderId, options);
  const status = order && shownStatusOf(order, null);
  const isOver = isMissing(error) || status === 'cancelled' || status === 'refunded';

  useEffect(() => {
    if (isOver) dispatch(paymentClosed(orderId));
  }, [dispatch, isOver, orderId]);

  const handleDismiss = () => {
    setIsDismissed(true);
    if (status === 'successful') dispatch(paymentClosed(orderId));
  };

  if (!order || !status || isOver || isDismissed) return null;
  return (
    <Banner
      className={styles.OpenPayment}
      data-in-flow={isInFlow || undefined}
      tone={status === 'successful' ? 'success' : 'info'}
      onDismiss={handleDismiss}
      action={
        <Link variant="standalone" href={pages.paymentStatus.to(orderId)}>
          {status === 'successful' ? 'See your order' : 'Check the payment'}
        </Link>
      }
    >
      {sentences[status]} Order of {formatCedis(order.totalAmount)}.
    </Banner>
  );
}
