import { Button } from '@year-group/ui-kit/Button';
import { Price } from '@year-group/ui-kit/Price';
import { QuantityStepper } from '@year-group/ui-kit/QuantityStepper';
import { type ReactNode, useState } from 'react';
import { stockNote } from '#lib/stockNote.ts';
import styles from './ListingPage.module.css';
import { type Buyable, useAddToCart } from './useAddToCart.ts';

interface AddToCartProps {
  offer: Buyable;
  /** The price as the page shows it. @default the offer's price */
  price?: ReactNode;
  /** Words for what is sold out. @default 'Sold out' */
  soldOut?: string | undefined;
  /** Called before it is added; false when something must be chosen first. */
  mayAdd?: () => boolean;
}

/** Quantity and "add to cart". Any quantity can be requested; a stock limit is reported. */
export function AddToCart({ offer, price, soldOut, mayAdd }: AddToCartProps) {
  const [quantity, setQuantity] = useState(1);
  const addToCart = useAddToCart();
  const isSoldOut = offer.stock === 0;
  const note = (isSoldOut && soldOut) || stockNote(offer.stock, quantity);

  const handleAdd = () => {
    if (mayAdd?.() === false) return;
    addToCart(offer, quantity);
    setQuantity(1);
  };
  return (
    <div className={styles.Order}>
      {note && <p className={styles.Stock}>{note}</p>}
      <QuantityStepper label="Quantity" value={quantity} onValueChange={setQuantity} disabled={isSoldOut} />
      <div className={styles.Add}>
        {/* On a phone the bar may cover the price above it. */}
        <span className={styles.BarPrice} aria-hidden="true">
          {price ?? <Price amount={offer.price} />}
        </span>
        <Button size="large" icon="cart" disabled={isSoldOut} onClick={handleAdd}>
          Add to Cart
        </Button>
      </div>
    </div>
  );
}
