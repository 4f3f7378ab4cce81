import type { Listing } from '@year-group/api-types/listing';
import { Button } from '@year-group/ui-kit/Button';
import { QuantityStepper } from '@year-group/ui-kit/QuantityStepper';
import { useState } from 'react';
import { stockNote } from '#lib/stockNote.ts';
import styles from './ListingPage.module.css';
import { useAddToCart } from './useAddToCart.ts';

/** Quantity and "add to cart". Any quantity can be requested; a stock limit is reported. */
export function AddToCart({ listing }: { listing: Listing }) {
  const [quantity, setQuantity] = useState(1);
  const addToCart = useAddToCart();
  const { stock } = listing;
  const isSoldOut = stock === 0;
  const note = stockNote(stock, quantity);

  const handleAdd = () => {
    addToCart(listing, quantity);
    setQuantity(1);
  };
  return (
    <div className={styles.Order}>
      {note && <p className={styles.Stock}>{note}</p>}
      <QuantityStepper label="Quantity" value={quantity} onValueChange={setQuantity} disabled={isSoldOut} />
      <Button size="large" icon="cart" className={styles.Add} disabled={isSoldOut} onClick={handleAdd}>
        Add to Cart
      </Button>
    </div>
  );
}
