import { messages } from '@year-group/api-types/messages';
import { pages } from '@year-group/api-types/system/pages';
import { Button } from '@year-group/ui-kit/Button';
import { EmptyState } from '@year-group/ui-kit/EmptyState';
import type { ReactNode } from 'react';
import { selectCartLines, selectIsCartKnown } from '#store/cartSlice.ts';
import { useAppSelector } from '#store/hooks.ts';
import styles from './CartOrEmpty.module.css';

export interface CartOrEmptyProps {
  /** What is shown with a cart. */
  children: ReactNode;
  /** The link below the sentence that the cart is empty. @default to the shop */
  action?: ReactNode;
}

/**
 * A part of a page that needs a cart, or the sentence that it is empty. The server renders both,
 * and the styles show the right one from the first picture on (`cartScript`).
 */
export function CartOrEmpty({ children, action }: CartOrEmptyProps) {
  const isKnown = useAppSelector(selectIsCartKnown);
  const isEmpty = useAppSelector(selectCartLines).length === 0;
  const unread = isKnown ? undefined : '';
  return (
    <>
      {!isKnown && (
        <noscript>
          <p>Cart and checkout need JavaScript, which is switched off in this browser.</p>
        </noscript>
      )}
      {(!isKnown || !isEmpty) && (
        <div className={styles.Filled} data-unread={unread}>
          {children}
        </div>
      )}
      {isEmpty && (
        <div className={styles.Empty} data-unread={unread}>
          <EmptyState
            icon="cart"
            action={action ?? <Button href={pages.shop.to()}>Continue Shopping</Button>}
          >
            {messages.cart.empty}
          </EmptyState>
        </div>
      )}
    </>
  );
}
