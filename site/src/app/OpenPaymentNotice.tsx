import { pages } from '@year-group/api-types/system/pages';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { optional } from '#lib/optional.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectOpenPayment } from '#store/openPaymentSlice.ts';

const OpenPaymentBanner = optional(
  async () => (await import('#features/paymentStatus/OpenPaymentBanner.tsx')).OpenPaymentBanner,
);

/**
 * Links to a payment that was started and has not ended, on every page except that order's own. Its
 * code loads only when there is such a payment.
 */
export function OpenPaymentNotice() {
  const payment = useAppSelector(selectOpenPayment);
  const { pathname, search } = useLocation();
  if (!payment || isStatusOf(payment.orderId, pathname, search)) return null;
  return (
    <Suspense fallback={null}>
      <OpenPaymentBanner
        key={payment.orderId}
        orderId={payment.orderId}
        isInFlow={pathname === pages.checkout.pattern}
      />
    </Suspense>
  );
}

const isStatusOf = (orderId: string, pathname: string, search: string): boolean =>
  pathname === pages.paymentStatus.pattern && new URLSearchParams(search).get('orderId') === orderId;
