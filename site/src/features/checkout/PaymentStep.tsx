import { Button } from '@year-group/ui-kit/Button';
import { Icon } from '@year-group/ui-kit/Icon';
import { byHandWords, waysToPay } from '#content/shopping.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectGroup } from '#store/siteSlice.ts';
import styles from './CheckoutPage.module.css';

interface PaymentStepProps {
  onPrevious: () => void;
  onNext: () => void;
}

/** The payment step. The provider, if there is one, asks for the details on its own page. */
export function PaymentStep({ onPrevious, onNext }: PaymentStepProps) {
  const { paysByHand } = useAppSelector(selectGroup);
  return (
    <div className={styles.Form}>
      {paysByHand ? <p>{byHandWords}</p> : <ProviderWays />}
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

/** What the provider's page offers. */
function ProviderWays() {
  return (
    <>
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
    </>
  );
}
