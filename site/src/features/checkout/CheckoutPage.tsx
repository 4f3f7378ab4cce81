import { pages } from '@year-group/api-types/system/pages';
import { Button } from '@year-group/ui-kit/Button';
import { Container } from '@year-group/ui-kit/Container';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CartContent } from '#components/CartContent.tsx';
import { PageHead } from '#components/PageHead.tsx';
import { ShopHelp } from '#components/ShopHelp.tsx';
import { leaveFor } from '#lib/leaveFor.ts';
import { useRestoredPage } from '#lib/useRestoredPage.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectOpenPayment } from '#store/openPaymentSlice.ts';
import { selectGroup } from '#store/siteSlice.ts';
import { Checkout } from './Checkout.tsx';
import styles from './CheckoutPage.module.css';
import type { NextPlace } from './usePlaceOrder.ts';

/** From the cart to the payment provider. */
export function CheckoutPage() {
  const navigate = useNavigate();
  const openPayment = useAppSelector(selectOpenPayment);
  const [checkoutUrl, setCheckoutUrl] = useState<string>();
  useRestoredPage(() => setCheckoutUrl(undefined));

  const handleLeave = (place: NextPlace) => {
    if ('paidOrderId' in place) return navigate(pages.paymentStatus.to(place.paidOrderId));
    setCheckoutUrl(place.checkoutUrl);
    return leaveFor(place.checkoutUrl);
  };

  return (
    <Container className={styles.Checkout}>
      <PageHead title="Checkout" description="Order from the shop of the group." />
      <h1>Checkout</h1>
      {checkoutUrl ? (
        <Leaving checkoutUrl={checkoutUrl} />
      ) : (
        <CartContent
          action={
            openPayment && (
              <Button href={pages.paymentStatus.to(openPayment.orderId)}>See your last order</Button>
            )
          }
        >
          <Checkout onLeave={(place) => void handleLeave(place)} />
        </CartContent>
      )}
      <ShopHelp />
    </Container>
  );
}

/** Shown while the browser opens the next page, which is slow on a slow network. */
function Leaving({ checkoutUrl }: { checkoutUrl: string }) {
  const { paysByHand } = useAppSelector(selectGroup);
  return (
    <div className={styles.Leaving} role="status" data-leaving="">
      <h2>Taking you to {paysByHand ? 'your order' : 'the payment page'}</h2>
      <p>
        Your order is kept.{' '}
        {paysByHand ? 'Its page says how to pay.' : 'When you have paid, you come back here by yourself.'}
      </p>
      <Button variant="secondary" href={checkoutUrl}>
        Go there now
      </Button>
    </div>
  );
}
