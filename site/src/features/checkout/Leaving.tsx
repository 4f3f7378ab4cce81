import { Button } from '@year-group/ui-kit/Button';
import styles from './CheckoutPage.module.css';

/** Shown while the browser opens the provider's page, which is slow on a slow network. */
export function Leaving({ checkoutUrl }: { checkoutUrl: string }) {
  return (
    <div className={styles.Leaving} role="status" data-leaving="">
      <h2>Taking you to the payment page</h2>
      <p>Your order is kept. When you have paid, you come back here by yourself.</p>
      <Button variant="secondary" href={checkoutUrl}>
        Go there now
      </Button>
    </div>
  );
}
