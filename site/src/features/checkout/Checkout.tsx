import { Steps } from '@year-group/ui-kit/Steps';
import { useEffect, useReducer, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useGetShopTermsQuery } from '#store/api/groupPartsApi.ts';
import { deliveryCostOf, isShort, totalOf } from '#store/cartFigures.ts';
import { changesAccepted } from '#store/cartSlice.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { useCheckedCart } from '#store/useCheckedCart.ts';
import styles from './CheckoutPage.module.css';
import { CheckoutSummary } from './CheckoutSummary.tsx';
import { checkoutReducer, isComplete } from './checkoutState.ts';
import { PaymentStep } from './PaymentStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { ShippingStep } from './ShippingStep.tsx';
import { readDraft, writeDraft } from './storedDraft.ts';
import { useDelivery } from './useDelivery.ts';
import { type NextPlace, usePlaceOrder } from './usePlaceOrder.ts';

/** The three steps and the order summary. Rendered only in a browser, because it reads storage. */
export function Checkout({ onLeave }: { onLeave: (place: NextPlace) => void }) {
  const appDispatch = useAppDispatch();
  const { lines, checkAgain } = useCheckedCart();
  const [draft, dispatch] = useReducer(checkoutReducer, undefined, readDraft);
  const { step, go } = useCheckoutStep(isComplete(draft));
  const delivery = useDelivery(draft, dispatch);
  const { data: terms, refetch: readTermsAgain } = useGetShopTermsQuery();
  const deliveryCost =
    draft.quote && deliveryCostOf(lines, draft.quote.deliveryCost, terms?.freeFrom ?? null);
  const placing = usePlaceOrder({
    lines,
    details: draft.details,
    deliveryCost: deliveryCost ?? 0,
    onLeave(place) {
      appDispatch(changesAccepted());
      onLeave(place);
    },
    async onFiguresChanged(changedCost) {
      // Nothing means that this order is delivered free, which the shop's terms tell.
      if (changedCost) dispatch({ type: 'deliveryChanged', deliveryCost: changedCost });
      await Promise.all([checkAgain(), readTermsAgain()]);
    },
  });
  useEffect(() => writeDraft(draft), [draft]);

  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);

  return (
    <div className={styles.Columns}>
      <CheckoutSummary
        lines={lines}
        quote={draft.quote && { ...draft.quote, deliveryCost: deliveryCost ?? 0 }}
      />
      <div className={styles.Main}>
        <Steps
          steps={checkoutSteps.map((each) => stepNames[each])}
          current={checkoutSteps.indexOf(step)}
          aria-label="Steps of the checkout"
        />
        <h2 ref={heading} tabIndex={-1}>
          {stepNames[step]}
        </h2>
        {step === 'shipping' && (
          <ShippingStep draft={draft} dispatch={dispatch} delivery={delivery} onNext={() => go('payment')} />
        )}
        {step === 'payment' && <PaymentStep onPrevious={() => go('shipping')} onNext={() => go('review')} />}
        {step === 'review' && (
          <ReviewStep
            details={draft.details}
            total={totalOf(lines, deliveryCost ?? 0)}
            isBlocked={lines.some(isShort)}
            placing={placing}
            onChange={() => go('shipping')}
            onPrevious={() => go('payment')}
          />
        )}
      </div>
    </div>
  );
}

/** The steps in order, as they are named in the address. */
const checkoutSteps = ['shipping', 'payment', 'review'] as const;
type CheckoutStep = (typeof checkoutSteps)[number];

/** The titles of the steps. */
const stepNames: Record<CheckoutStep, string> = {
  shipping: 'Shipping',
  payment: 'Payment',
  review: 'Review',
};

/**
 * The step named in the address, so that Back goes one step back. Shipping until that is complete.
 */
function useCheckoutStep(mayPassShipping: boolean) {
  const [query, setQuery] = useSearchParams();
  const asked = checkoutSteps.find((step) => step === query.get('step')) ?? 'shipping';
  const step = mayPassShipping ? asked : 'shipping';

  useEffect(() => {
    if (step !== asked) setQuery({}, { replace: true });
  }, [step, asked, setQuery]);

  return {
    step,
    go: (next: CheckoutStep) => setQuery(next === 'shipping' ? {} : { step: next }),
  };
}
