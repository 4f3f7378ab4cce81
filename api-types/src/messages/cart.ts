export const empty = 'Your cart is empty.';
export const added = (quantity: number, title: string) => `${quantity} x ${title} added to cart!`;
export const outsideProvider = 'useCart must be used within a CartProvider';
