import { deliveryMethod } from '@year-group/api-types/common/lists';
import { messages } from '@year-group/api-types/messages';
import { Banner } from '@year-group/ui-kit/Banner';
import { RetryButton } from '@year-group/ui-kit/ErrorState';
import { Price } from '@year-group/ui-kit/Price';
import { Fragment, type ReactNode } from 'react';
import styles from './ReceivingField.module.css';
import type { Ways } from './useWays.ts';
import type { Receiving } from './waysToReceive.ts';

interface ReceivingFieldProps {
  ways: Omit<Ways, 'isWaiting' | 'freeFrom'>;
  onChoose: (receiving: Receiving) => void;
  /** What a delivery needs besides, inside its choice. */
  children: ReactNode;
}

/** How the shopper receives the order; only what a delivery needs where the group offers nothing else. */
export function ReceivingField({ ways, onChoose, children }: ReceivingFieldProps) {
  const { offered, chosen, isGone, isUnread, readAgain } = ways;
  const isChoice = offered.length > 1 || isGone;
  return (
    // One element in both cases: the address that is being typed keeps its place when more ways come.
    <fieldset
      role={isChoice ? 'radiogroup' : 'presentation'}
      className={styles.Receiving}
      aria-invalid={isGone || undefined}
    >
      {isChoice && <legend>How do you want to receive your order?</legend>}
      {isGone && (
        <Banner
          tone="warning"
          role="alert"
          action={isUnread && <RetryButton variant="quiet" onRetry={readAgain} />}
        >
          {isUnread ? 'The place that you chose could not be loaded.' : messages.checkout.placeGone}
        </Banner>
      )}
      {offered.map((way) => (
        <Fragment key={`${way.title} ${way.receiving.receiveAt}`}>
          {isChoice && (
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
          )}
          {way.receiving.deliveryMethod === deliveryMethod && children}
        </Fragment>
      ))}
    </fieldset>
  );
}
