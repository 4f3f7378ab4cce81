import { deliveryMethod } from '@year-group/api-types/common/lists';
import { messages } from '@year-group/api-types/messages';
import { Banner } from '@year-group/ui-kit/Banner';
import { Price } from '@year-group/ui-kit/Price';
import { Fragment, type ReactNode } from 'react';
import type { Receiving } from './checkoutState.ts';
import styles from './ReceivingField.module.css';
import type { Ways } from './useWays.ts';

export interface ReceivingFieldProps {
  ways: Pick<Ways, 'offered' | 'chosen' | 'isGone'>;
  onChoose: (receiving: Receiving) => void;
  /** What a delivery needs besides, inside its choice. */
  children: ReactNode;
}

/** How the shopper receives the order; nothing where the group only delivers. */
export function ReceivingField({ ways, onChoose, children }: ReceivingFieldProps) {
  const { offered, chosen, isGone } = ways;
  if (offered.length === 1 && !isGone) return children;
  return (
    <fieldset role="radiogroup" className={styles.Receiving} aria-invalid={isGone || undefined}>
      <legend>How do you want to receive your order?</legend>
      {isGone && (
        <Banner tone="warning" role="alert">
          {messages.checkout.placeGone}
        </Banner>
      )}
      {offered.map((way) => (
        <Fragment key={`${way.title} ${way.receiving.receiveAt}`}>
          <label className={styles.Way}>
            <input
              type="radio"
              name="receiving"
              checked={way === chosen}
              onChange={() => onChoose(way.receiving)}
            />
            <span className={styles.Texts}>
              <span className={styles.Title}>{way.title}</span>
              <span className={styles.Detail}>{way.detail}</span>
            </span>
            {way.cost === 0 && <span>Free</span>}
            {way.cost !== undefined && way.cost > 0 && <Price amount={way.cost} />}
          </label>
          {way.receiving.deliveryMethod === deliveryMethod && children}
        </Fragment>
      ))}
    </fieldset>
  );
}
