import { Button } from '@year-group/ui-kit/Button';
import { Icon } from '@year-group/ui-kit/Icon';
import { waysToPay } from '#content/shopping.ts';
import styles from './CheckoutPage.module.css';

export interface PaymentStepProps {
  onPrevious: () => void;
  onNext: () => void;
}

/** The payment step. There is one provider, which asks for the details on its own page. */
export function PaymentStep({ onPrevious, onNext }: PaymentStepProps) {
  return (
    <div className={styles.Form}>
      <p>
        You pay on the secure page of our payment provider, after you have looked everything over. There you
        choose between:
      </p>
      <ul className={styles.Ways}>
        {waysToPay.map(({ name, detail, icon }) => (
          <li key={name}>
            <Icon name={icon} />
            <div>
              <strong>{name}</strong>
              <p>{detail}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.Trust}>
        <Icon name="shield" size="small" />
        We never see your PIN or card number. Nothing is taken before you approve it yourself.
      </p>
      <div className={styles.Actions}>
        <Button variant="quiet" icon="arrowLeft" onClick={onPrevious}>
          Previous
        </Button>
        <Button size="large" onClick={onNext}>
          Continue to Review
        </Button>
      </div>
    </div>
  );
}
