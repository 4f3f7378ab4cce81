export const empty = 'Your cart is empty.';
export const added = (quantity: number, title: string) => `${quantity} x ${title} added to cart!`;
export const outsideProvider = 'useCart must be used within a CartProvider';
export const soldOut = 'Sold out';
export const onlyLeft = (count: number) => `Only ${count} left`;
export const maxPerItem = (count: number) => `An order has at most ${count} of one item`;
/** Why fewer pieces than requested were added; `limit` is one of the two sentences above. */
export const cut = (limit: string, asked: number, inCart: number) =>
  `${limit}: you asked for ${asked}${inCart > 0 ? ` and have ${inCart} in your cart already` : ''}.`;
export const maxLines = (count: number) => `An order has at most ${count} different items.`;
export const lowerQuantity = 'Please lower the quantity.';
