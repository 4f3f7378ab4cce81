import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The steps in order, as they are named in the address. */
export const checkoutSteps = ['shipping', 'payment', 'review'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** The titles of the steps. */
export const stepNames: Record<CheckoutStep, string> = {
  shipping: 'Shipping',
  payment: 'Payment',
  review: 'Review',
};

/**
 * The step named in the address, so that Back goes one step back. Shipping until that is complete.
 */
export function useCheckoutStep(mayPassShipping: boolean) {
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
