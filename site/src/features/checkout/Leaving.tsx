import { Button } from '@year-group/ui-kit/Button';
import styles from './CheckoutPage.module.css';

/** While the browser is on its way to the provider, which on a slow network takes a while. */
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
