import { lazy, Suspense } from 'react';
import { useAppSelector } from '#store/hooks.ts';
import { selectOpenPayment } from '#store/openPaymentSlice.ts';

const OpenPaymentBanner = lazy(async () => ({
  default: (await import('#features/paymentStatus/OpenPaymentBanner.tsx')).OpenPaymentBanner,
}));

/** Offers a payment that was begun and not seen settled; whoever has none loads nothing for it. */
export function OpenPaymentNotice() {
  const payment = useAppSelector(selectOpenPayment);
  return (
    payment && (
      <Suspense fallback={null}>
        <OpenPaymentBanner key={payment.orderId} orderId={payment.orderId} />
      </Suspense>
    )
  );
}
