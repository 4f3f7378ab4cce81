import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '#lib/paths.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectOpenPayment } from '#store/openPaymentSlice.ts';

const OpenPaymentBanner = lazy(async () => ({
  default: (await import('#features/paymentStatus/OpenPaymentBanner.tsx')).OpenPaymentBanner,
}));

/**
 * Offers a payment that was begun and not seen settled, on every page but the one that tells of that very order; whoever
 * has none loads nothing for it.
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
        isInFlow={pathname === paths.checkout.pattern}
      />
    </Suspense>
  );
}

const isStatusOf = (orderId: string, pathname: string, search: string): boolean =>
  pathname === paths.paymentStatus.pattern && new URLSearchParams(search).get('orderId') === orderId;
