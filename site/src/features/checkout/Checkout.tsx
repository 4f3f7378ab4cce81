import { deliveryMethod } from '@year-group/api-types/common/lists';
import { Steps } from '@year-group/ui-kit/Steps';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { deliveryCostOf } from '#store/cartFigures.ts';
import { linesOrdered } from '#store/cartSlice.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { useCheckedCart } from '#store/useCheckedCart.ts';
import styles from './CheckoutPage.module.css';
import { CheckoutSummary } from './CheckoutSummary.tsx';
import { isComplete } from './checkoutState.ts';
import { LaterSteps } from './LaterSteps.tsx';
import { ShippingStep } from './ShippingStep.tsx';
import { useDelivery } from './useDelivery.ts';
import { useDraft } from './useDraft.ts';
import type { NextPlace } from './usePlaceOrder.ts';
import { useWays } from './useWays.ts';

/** The three steps and the order summary. */
export function Checkout({ onLeave }: { onLeave: (place: NextPlace) => void }) {
  const appDispatch = useAppDispatch();
  const { lines, checkAgain } = useCheckedCart();
  const [draft, dispatch] = useDraft();
  const ways = useWays(lines, draft.receiving);
  const { step, go } = useCheckoutStep(ways.isWaiting || isComplete(draft, ways.chosen));
  const delivery = useDelivery(draft, dispatch);
  const isDelivery = draft.receiving.deliveryMethod === deliveryMethod;
  const quote = isDelivery ? draft.quote : null;
  const deliveryCost = quote ? deliveryCostOf(lines, quote.deliveryCost, ways.freeFrom) : ways.chosen?.cost;

  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);

  const handleLeave = (place: NextPlace) => {
    appDispatch(linesOrdered(lines));
    onLeave(place);
  };
  const handleFiguresChanged = async (changedCost?: number) => {
    // Nothing means that this order is delivered free; that and other fees the shop's terms tell.
    if (changedCost && isDelivery) dispatch({ type: 'deliveryChanged', deliveryCost: changedCost });
    await Promise.all([checkAgain(), ways.readAgain()]);
  };
  return (
    <div className={styles.Columns}>
      <CheckoutSummary lines={lines} deliveryCost={deliveryCost} receiving={draft.receiving} quote={quote} />
      <div className={styles.Main}>
        <Steps
          steps={checkoutSteps.map((each) => stepNames[each])}
          current={checkoutSteps.indexOf(step)}
          aria-label="Steps of the checkout"
        />
        <h2 ref={heading} tabIndex={-1}>
          {stepNames[step]}
        </h2>
        {step === 'shipping' ? (
          <ShippingStep
            draft={draft}
            dispatch={dispatch}
            delivery={delivery}
            ways={ways}
            onNext={() => go('payment')}
          />
        ) : (
          <LaterSteps
            step={step}
            lines={lines}
            draft={draft}
            way={ways.chosen}
            deliveryCost={deliveryCost ?? 0}
            onStep={go}
            onLeave={handleLeave}
            onFiguresChanged={handleFiguresChanged}
          />
        )}
      </div>
    </div>
  );
}

/** The steps in order, as they are named in the address. */
const checkoutSteps = ['shipping', 'payment', 'review'] as const;
type CheckoutStep = (typeof checkoutSteps)[number];

const stepNames: Record<CheckoutStep, string> = {
  shipping: 'Shipping',
  payment: 'Payment',
  review: 'Review',
};

/** The step named in the address, so that Back goes one step back. Shipping until that is complete. */
function useCheckoutStep(mayPassShipping: boolean) {
  const [query, setQuery] = useSearchParams();
  const asked = checkoutSteps.find((step) => step === query.get('step')) ?? 'shipping';
  const step = mayPassShipping ? asked : 'shipping';

  useEffect(() => {
    if (step !== asked) setQuery({}, { replace: true, preventScrollReset: true });
  }, [step, asked, setQuery]);

  return {
    step,
    go: (next: CheckoutStep) =>
      setQuery(next === 'shipping' ? {} : { step: next }, { preventScrollReset: true }),
  };
}
