import { isRefused, totalOf } from '#store/cartFigures.ts';
import { PaymentStep } from './PaymentStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { type PlaceOrderOptions, usePlaceOrder } from './usePlaceOrder.ts';
import type { Way } from './waysToReceive.ts';

interface LaterStepsProps extends PlaceOrderOptions {
  step: 'payment' | 'review';
  /** The chosen way to receive the order. */
  way: Way | undefined;
  onStep: (step: 'shipping' | 'payment' | 'review') => void;
}

/** The steps after shipping. */
export function LaterSteps({ step, way, onStep, ...order }: LaterStepsProps) {
  const placing = usePlaceOrder(order);
  const { lines, draft, deliveryCost } = order;
  if (step === 'payment')
    return <PaymentStep onPrevious={() => onStep('shipping')} onNext={() => onStep('review')} />;
  return (
    way && (
      <ReviewStep
        details={draft.details}
        way={way}
        total={totalOf(lines, deliveryCost)}
        isBlocked={lines.some(isRefused)}
        placing={placing}
        onChange={() => onStep('shipping')}
        onPrevious={() => onStep('payment')}
      />
    )
  );
}
