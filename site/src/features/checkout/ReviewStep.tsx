import { formatCedis } from '@year-group/api-types/common/money';
import { formatPhone } from '@year-group/api-types/common/phone';
import { pages } from '@year-group/api-types/system/pages';
import { Banner } from '@year-group/ui-kit/Banner';
import { Button } from '@year-group/ui-kit/Button';
import { Price } from '@year-group/ui-kit/Price';
import { Stack } from '@year-group/ui-kit/Stack';
import { TrustWords } from '#components/TrustWords.tsx';
import { useAppSelector } from '#store/hooks.ts';
import { selectGroup } from '#store/siteSlice.ts';
import styles from './CheckoutPage.module.css';
import { askedDetails, detailLabels, type ShippingDetails } from './checkoutState.ts';
import type { PlacingProblem, usePlaceOrder } from './usePlaceOrder.ts';
import type { Way } from './waysToReceive.ts';

interface ReviewStepProps {
  details: ShippingDetails;
  way: Way;
  total: number;
  /** A line is unavailable, so the order would be refused. */
  isBlocked: boolean;
  placing: ReturnType<typeof usePlaceOrder>;
  onChange: () => void;
  onPrevious: () => void;
}

/** The whole order, and the button that places it and names the total. */
export function ReviewStep({
  details,
  way,
  total,
  isBlocked,
  placing,
  onChange,
  onPrevious,
}: ReviewStepProps) {
  const { problem, isBusy, placeOrder } = placing;
  const { paysByHand } = useAppSelector(selectGroup);
  const pay = paysByHand ? '' : ' and Pay';
  const isChanged = problem?.kind === 'figures-changed';
  return (
    <div className={styles.Form}>
      <dl className={styles.Details}>
        {askedDetails(way.receiving).map((name) => (
          <div key={name}>
            <dt>{detailLabels[name]}</dt>
            <dd>{name === 'customerPhone' ? formatPhone(details[name]) : details[name]}</dd>
          </div>
        ))}
        <div>
          <dt>Delivery Method</dt>
          <dd>{way.title}</dd>
        </div>
        {way.cost !== undefined && (
          <div>
            <dt>Place</dt>
            <dd>{way.detail}</dd>
          </div>
        )}
        <div>
          <dt>Payment</dt>
          <dd>{paysByHand ? 'By hand, after the order' : 'Mobile money or card'}</dd>
        </div>
      </dl>
      <Button variant="secondary" icon="edit" className={styles.Change} onClick={onChange}>
        Change these details
      </Button>
      {problem && <PlacingNotice problem={problem} />}
      {(isBlocked || problem?.kind === 'cart-changed') && (
        <Button variant="secondary" href={pages.cart.to()} icon="cart" className={styles.Change}>
          Change the cart
        </Button>
      )}
      <Stack gap={3}>
        <Button size="large" wide busy={isBusy} disabled={isBlocked} onClick={() => void placeOrder()}>
          {isBusy
            ? 'Placing your order...'
            : `${isChanged ? 'Confirm' : 'Place Order'}${pay} ${formatCedis(total)}`}
        </Button>
        <p className={styles.Trust}>
          <TrustWords />
        </p>
      </Stack>
      <div className={styles.Actions}>
        <Button variant="quiet" icon="arrowLeft" disabled={isBusy} onClick={onPrevious}>
          Previous
        </Button>
      </div>
    </div>
  );
}

/** Why the payment did not start, and what that means for the shopper. */
function PlacingNotice({ problem }: { problem: PlacingProblem }) {
  if (problem.kind === 'refused') return <Banner tone="danger">{problem.sentence}</Banner>;
  if (problem.kind === 'failed') {
    return (
      <Banner tone="danger">
        Nothing has been taken, and your cart is as it was. Check your connection; trying again cannot order
        twice.
      </Banner>
    );
  }
  return (
    <Banner tone="warning" role="alert">
      <p>{problem.sentence}</p>
      {problem.kind === 'figures-changed' && (
        <p>
          Delivery: <Price amount={problem.deliveryCost} /> · Total: <Price amount={problem.totalAmount} />
        </p>
      )}
      {problem.kind === 'cart-changed' && <p>Nothing has been taken, and your cart is as it was.</p>}
      {problem.kind === 'provider-down' && (
        <p>Nothing has been taken. The button below tries the same order again.</p>
      )}
    </Banner>
  );
}
