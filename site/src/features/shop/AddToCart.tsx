import { largestQuantity } from '@year-group/api-types/limits';
import type { Listing } from '@year-group/api-types/listing';
import { Button } from '@year-group/ui-kit/Button';
import { QuantityStepper } from '@year-group/ui-kit/QuantityStepper';
import { useState } from 'react';
import styles from './ListingPage.module.css';
import { useAddToCart } from './useAddToCart.ts';

/** So few pieces are worth a word. */
const few = 10;

/** How many, and into the cart with them; the shop's stock is the only maximum. */
export function AddToCart({ listing }: { listing: Listing }) {
  const [quantity, setQuantity] = useState(1);
  const addToCart = useAddToCart();
  const { stock } = listing;
  const isSoldOut = stock === 0;

  const handleAdd = () => {
    addToCart(listing, quantity);
    setQuantity(1);
  };
  return (
    <div className={styles.Order}>
      {stock !== null && stock <= few && (
        <p className={styles.Stock}>{isSoldOut ? 'Sold out' : `Only ${stock} left`}</p>
      )}
      <QuantityStepper
        label="Quantity"
        value={quantity}
        onValueChange={setQuantity}
        max={Math.max(1, Math.min(stock ?? largestQuantity, largestQuantity))}
        disabled={isSoldOut}
      />
      <Button size="large" icon="cart" className={styles.Add} disabled={isSoldOut} onClick={handleAdd}>
        Add to Cart
      </Button>
    </div>
  );
}
