import { pages } from '@year-group/api-types/system/pages';
import { Banner } from '@year-group/ui-kit/Banner';
import { Button } from '@year-group/ui-kit/Button';
import { Container } from '@year-group/ui-kit/Container';
import { RetryButton } from '@year-group/ui-kit/ErrorState';
import { useState } from 'react';
import { CartContent } from '#components/CartContent.tsx';
import { PageHead } from '#components/PageHead.tsx';
import { ShopHelp } from '#components/ShopHelp.tsx';
import { useFocusAfter } from '#lib/useFocusAfter.ts';
import { type CartLine, lineKey } from '#store/cartSlice.ts';
import { useCart } from '#store/useCart.ts';
import { useCheckedCart } from '#store/useCheckedCart.ts';
import { CartLineRow, Removed } from './CartLineRow.tsx';
import styles from './CartPage.module.css';
import { CartSum } from './CartSum.tsx';

/** The cart. It lives in the browser, so the server renders only the frame around it. */
export function CartPage() {
  return (
    <Container className={styles.Cart}>
      <PageHead title="Cart" description="What you are about to buy from the shop of the group." />
      <CartView />
      <ShopHelp />
    </Container>
  );
}

/** The cart's lines and their total. Removed lines can be restored while the page is open. */
function CartView() {
  const { lines, offerOf, choose, isUnchecked, checkAgain } = useCheckedCart();
  const { raise, lower, remove, clear, putBack } = useCart();
  const [removed, setRemoved] = useState<CartLine[]>([]);
  const titleRef = useFocusAfter<HTMLHeadingElement>(removed);
  const [chosenKey, setChosenKey] = useState<string>();

  const takeOut = (line: CartLine) => {
    setRemoved([line]);
    remove(lineKey(line));
  };
  const handleLower = (line: CartLine) => (line.quantity > 1 ? lower(lineKey(line)) : takeOut(line));
  const handleClear = () => {
    setRemoved(lines);
    clear();
  };
  const handlePutBack = () => {
    putBack(removed);
    setRemoved([]);
  };

  return (
    <>
      <h1 ref={titleRef} tabIndex={-1}>
        Cart
      </h1>
      <Removed lines={removed} onPutBack={handlePutBack} />
      <CartContent>
        <div className={styles.Columns}>
          <div className={styles.Main}>
            {isUnchecked && (
              <Banner
                tone="warning"
                action={
                  <RetryButton variant="quiet" onRetry={checkAgain}>
                    Check again
                  </RetryButton>
                }
              >
                The shop could not be asked for today’s prices. They are checked again when you order.
              </Banner>
            )}
            <ul className={styles.Lines}>
              {lines.map((line) => (
                <CartLineRow
                  key={lineKey(line)}
                  line={line}
                  offer={offerOf(line)}
                  isChosen={lineKey(line) === chosenKey}
                  onChoose={(options) => {
                    choose(line, options);
                    setChosenKey(lineKey({ id: line.id, options }));
                  }}
                  onRaise={() => raise(lineKey(line))}
                  onLower={() => handleLower(line)}
                  onRemove={() => takeOut(line)}
                />
              ))}
            </ul>
            <div className={styles.Foot}>
              <Button variant="quiet" href={pages.shop.to()} icon="arrowLeft">
                Continue Shopping
              </Button>
              <Button variant="quiet" icon="trash" onClick={handleClear}>
                Clear cart
              </Button>
            </div>
          </div>
          <CartSum lines={lines} />
        </div>
      </CartContent>
    </>
  );
}
