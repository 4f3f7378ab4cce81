import { messages } from '@year-group/api-types/messages';
import { pages } from '@year-group/api-types/system/pages';
import { Button } from '@year-group/ui-kit/Button';
import { EmptyState } from '@year-group/ui-kit/EmptyState';
import { Skeleton } from '@year-group/ui-kit/Skeleton';
import type { ReactNode } from 'react';
import { selectCartLines, selectIsCartKnown } from '#store/cartSlice.ts';
import { useAppSelector } from '#store/hooks.ts';
import styles from './CartContent.module.css';

interface CartContentProps {
  /** What is shown with a cart. */
  children: ReactNode;
  /** The link below the sentence that the cart is empty. @default to the shop */
  action?: ReactNode;
}

/** A part of a page that needs a cart: a skeleton until the browser's cart is read, or the sentence that it is empty. */
export function CartContent({ children, action }: CartContentProps) {
  const isKnown = useAppSelector(selectIsCartKnown);
  const isEmpty = useAppSelector(selectCartLines).length === 0;
  const toShop = <Button href={pages.shop.to()}>Continue Shopping</Button>;
  return (
    <div className={isKnown ? undefined : styles.Unread}>
      {!isKnown && (
        <>
          <noscript>
            <p>Cart and checkout need JavaScript, which is switched off in this browser.</p>
          </noscript>
          <Skeleton kind="event" count={2} label={messages.loading} />
        </>
      )}
      {isKnown && isEmpty && (
        <EmptyState icon="cart" action={action ?? toShop}>
          {messages.cart.empty}
        </EmptyState>
      )}
      {isKnown && !isEmpty && children}
    </div>
  );
}
