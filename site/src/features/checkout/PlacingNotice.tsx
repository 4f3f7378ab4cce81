import { Banner } from '@year-group/ui-kit/Banner';
import { Price } from '@year-group/ui-kit/Price';
import type { PlacingProblem } from './usePlaceOrder.ts';

/** Why the payment did not start, and what that means for the shopper. */
export function PlacingNotice({ problem }: { problem: PlacingProblem }) {
  switch (problem.kind) {
    case 'figures-changed':
      return (
        <Banner tone="warning" role="alert">
          <p>{problem.sentence}</p>
          <p>
            Delivery: <Price amount={problem.deliveryCost} /> · Total: <Price amount={problem.totalAmount} />
          </p>
        </Banner>
      );
    case 'cart-changed':
      return (
        <Banner tone="warning" role="alert">
          <p>{problem.sentence}</p>
          <p>Nothing has been taken, and your cart is as it was.</p>
        </Banner>
      );
    case 'provider-down':
      return (
        <Banner tone="warning" role="alert">
          <p>{problem.sentence}</p>
          <p>Nothing has been taken. The button below tries the same order again.</p>
        </Banner>
      );
    case 'refused':
      return <Banner tone="danger">{problem.sentence}</Banner>;
    case 'failed':
      return (
        <Banner tone="danger">
          Nothing has been taken, and your cart is as it was. Check your connection; trying again cannot order
          twice.
        </Banner>
      );
  }
}
