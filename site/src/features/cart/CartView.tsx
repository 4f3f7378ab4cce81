import { messages } from '@year-group/api-types/messages';
import { pages } from '@year-group/api-types/pages';
import { Banner } from '@year-group/ui-kit/Banner';
import { Button } from '@year-group/ui-kit/Button';
import { EmptyState } from '@year-group/ui-kit/EmptyState';
import { useState } from 'react';
import type { CartLine } from '#store/cartSlice.ts';
import { useCart } from '#store/useCart.ts';
import { useCheckedCart } from '#store/useCheckedCart.ts';
import { CartLineRow } from './CartLineRow.tsx';
import styles from './CartPage.module.css';
import { CartSum } from './CartSum.tsx';
import { Removed } from './Removed.tsx';

/** The cart's lines and their total. Removed lines can be restored while the page is open. */
export function CartView() {
  const { lines, isUnchecked, checkAgain } = useCheckedCart();
  const { raise, lower, remove, clear, putBack } = useCart();
  const [removed, setRemoved] = useState<CartLine[]>([]);

  const takeOut = (line: CartLine) => {
    setRemoved([line]);
    remove(line.id);
  };
  const handleLower = (line: CartLine) => (line.quantity > 1 ? lower(line.id) : takeOut(line));
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
      <Removed lines={removed} onPutBack={handlePutBack} />
      {lines.length === 0 ? (
        <EmptyState icon="cart" action={<Button href={pages.shop.to()}>Continue Shopping</Button>}>
          {messages.cart.empty}
        </EmptyState>
      ) : (
        <div className={styles.Columns}>
          <div className={styles.Main}>
            {isUnchecked && (
              <Banner
                tone="warning"
                action={
                  <Button variant="quiet" onClick={() => void checkAgain()}>
                    Check again
                  </Button>
                }
              >
                The shop could not be asked for today’s prices. They are checked again when you order.
              </Banner>
            )}
            <ul className={styles.Lines}>
              {lines.map((line) => (
                <CartLineRow
                  key={line.id}
                  line={line}
                  onRaise={() => raise(line.id)}
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
      )}
    </>
  );
}
