import { deliveryMethod } from '@year-group/api-types/common/lists';
import { messages } from '@year-group/api-types/messages';
import { pages } from '@year-group/api-types/system/pages';
import { Button } from '@year-group/ui-kit/Button';
import { Price } from '@year-group/ui-kit/Price';
import { TextField } from '@year-group/ui-kit/TextField';
import { closeFailures, showToast } from '@year-group/ui-kit/Toast';
import { type Dispatch, type FormEvent, useState } from 'react';
import { AddressField } from './AddressField.tsx';
import styles from './CheckoutPage.module.css';
import {
  type CheckoutAction,
  type CheckoutDraft,
  type DetailName,
  detailLabels,
  problemsOf,
} from './checkoutState.ts';
import { ReceivingField } from './ReceivingField.tsx';
import { RememberDetails } from './RememberDetails.tsx';
import type { useDelivery } from './useDelivery.ts';
import type { Ways } from './useWays.ts';

interface ShippingStepProps {
  draft: CheckoutDraft;
  dispatch: Dispatch<CheckoutAction>;
  delivery: ReturnType<typeof useDelivery>;
  ways: Ways;
  onNext: () => void;
}

const inputs = [
  { name: 'customerName', type: 'text', autoComplete: 'name' },
  { name: 'customerEmail', type: 'email', autoComplete: 'email' },
  { name: 'customerPhone', type: 'tel', autoComplete: 'tel' },
] as const;

const unknownPlace = 'We do not know this place. Add the suburb or the town, for example East Legon, Accra.';

/** Recipient and delivery. Complete when every field is valid and the cost is known. */
export function ShippingStep({ draft, dispatch, delivery, ways, onNext }: ShippingStepProps) {
  const { details, receiving, quote } = draft;
  const isDelivery = receiving.deliveryMethod === deliveryMethod;
  /** The shopper has begun with the form. */
  const [isBegun, setIsBegun] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const [isWaiting, setIsWaiting] = useState(false);
  const problems = isChecked ? problemsOf(draft) : {};
  const change = (name: DetailName, value: string) => dispatch({ type: 'detailChanged', name, value });

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setIsChecked(true);
    const stayFor = (problem: string) => {
      showToast({ title: messages.checkout.incomplete, tone: 'danger' });
      form.querySelector<HTMLElement>(`[name="${problem}"]`)?.focus();
    };
    const goOn = () => {
      closeFailures();
      onNext();
    };
    const [firstProblem] = Object.keys(problemsOf(draft));
    if (firstProblem) return stayFor(firstProblem);
    if (!ways.chosen) return stayFor('receiving');
    if (!isDelivery) return goOn();
    setIsWaiting(true);
    const isPriced = quote !== null || (await delivery.price());
    setIsWaiting(false);
    if (isPriced) return goOn();
    return stayFor('shippingAddress');
  };
  const handleLeaveAddress = () => {
    if (!quote && details.shippingAddress.trim()) void delivery.price();
  };
  const handleChoose = (address: string) => {
    change('shippingAddress', address);
    void delivery.price(address);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only fetches what follows
    <form
      noValidate
      className={styles.Form}
      onFocus={() => setIsBegun(true)}
      onSubmit={(event) => void handleSubmit(event)}
    >
      {inputs.map(({ name, ...input }) => (
        <TextField
          key={name}
          {...input}
          name={name}
          label={detailLabels[name]}
          required
          maxLength={name === 'customerPhone' ? 40 : 120}
          value={details[name]}
          error={problems[name]}
          onChange={({ target }) => change(name, target.value)}
        />
      ))}
      <ReceivingField
        ways={ways}
        onChoose={(chosen) => dispatch({ type: 'receivingChosen', receiving: chosen })}
      >
        {isDelivery && (
          <>
            <AddressField
              value={details.shippingAddress}
              onChange={(address) => change('shippingAddress', address)}
              onChoose={handleChoose}
              onBlur={handleLeaveAddress}
              isBegun={isBegun}
              error={problems.shippingAddress ?? (delivery.isUnknown ? unknownPlace : undefined)}
            />
            <p role="status" className={styles.Quote}>
              {delivery.isLoading && 'Computing the delivery cost...'}
              {!delivery.isLoading && quote && (
                <>
                  Delivery: <Price amount={quote.deliveryCost} /> for {quote.estimated && 'about '}
                  {quote.distance.toFixed(1)} km{quote.estimated && ' (estimated distance)'}
                </>
              )}
            </p>
          </>
        )}
      </ReceivingField>
      <RememberDetails details={details} dispatch={dispatch} />
      <div className={styles.Actions}>
        <Button variant="quiet" href={pages.cart.to()} icon="arrowLeft">
          Back to Cart
        </Button>
        <Button type="submit" size="large" busy={isWaiting}>
          {isWaiting ? 'Computing delivery...' : 'Continue to Payment'}
        </Button>
      </div>
    </form>
  );
}
