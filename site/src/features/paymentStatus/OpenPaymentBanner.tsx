import { Banner } from '@year-group/ui-kit/Banner';
import { Link } from '@year-group/ui-kit/Link';
import { formatPrice } from '@year-group/ui-kit/Price';
import { useEffect } from 'react';
import { paths } from '#lib/paths.ts';
import { useGetOrderQuery } from '#store/api/ordersApi.ts';
import { isMissing } from '#store/api/useSubject.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { paymentClosed } from '#store/openPaymentSlice.ts';
import styles from './OpenPaymentBanner.module.css';
import { type Reading, readingOf } from './readingOf.ts';

const sentences: Record<Reading, string> = {
  successful: 'Your payment has arrived.',
  processing: 'Your payment is still open.',
  failed: 'Your payment was not completed.',
  review: 'Your payment is being looked at.',
  'cancelled-paid': 'Your payment is being looked at.',
  refunded: '',
  cancelled: '',
};

/** Leads back to a payment that this browser has begun; silent until the order itself says how it stands. */
export function OpenPaymentBanner({ orderId }: { orderId: string }) {
  const dispatch = useAppDispatch();
  const { data: order, error, refetch } = useGetOrderQuery(orderId, { refetchOnMountOrArgChange: true });
  const reading = order && readingOf(order, null);
  const isOver = isMissing(error) || reading === 'cancelled' || reading === 'refunded';

  useEffect(() => {
    if (isOver) dispatch(paymentClosed(orderId));
  }, [dispatch, isOver, orderId]);
  useEffect(() => {
    const askAgain = () => {
      if (!document.hidden) void refetch();
    };
    document.addEventListener('visibilitychange', askAgain);
    return () => document.removeEventListener('visibilitychange', askAgain);
  }, [refetch]);

  if (!order || !reading || isOver) return null;
  return (
    <Banner
      className={styles.OpenPayment}
      tone={reading === 'successful' ? 'success' : 'info'}
      onDismiss={() => dispatch(paymentClosed(orderId))}
      action={
        <Link variant="standalone" href={paths.paymentStatus.to(orderId)}>
          {reading === 'successful' ? 'See your order' : 'See how it stands'}
        </Link>
      }
    >
      {sentences[reading]} Order of {formatPrice(order.totalAmount)}.
    </Banner>
  );
}
