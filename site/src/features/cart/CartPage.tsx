import { messages } from '@year-group/api-types/messages';
import { Container } from '@year-group/ui-kit/Container';
import { Skeleton } from '@year-group/ui-kit/Skeleton';
import { PageHead } from '#components/PageHead.tsx';
import { ShopHelp } from '#components/ShopHelp.tsx';
import { selectIsCartKnown } from '#store/cartSlice.ts';
import { useAppSelector } from '#store/hooks.ts';
import styles from './CartPage.module.css';
import { CartView } from './CartView.tsx';

/** The cart. It lives in the browser, so the server renders only the frame around it. */
export function CartPage() {
  const isKnown = useAppSelector(selectIsCartKnown);
  return (
    <Container className={styles.Cart}>
      <PageHead title="Cart" description="What you are about to buy from the shop of the year group." />
      <h1>Cart</h1>
      {isKnown ? <CartView /> : <Skeleton kind="event" count={2} label={messages.loading} />}
      <ShopHelp />
    </Container>
  );
}
