export const deliveryFailed = 'Could not calculate delivery cost. Please check your address.';
export const incomplete = 'Please fill in all shipping details and ensure delivery cost is calculated.';
export const noCheckoutUrl = 'Payment initiation failed. No checkout URL.';
export const failed = 'Failed to place order or initiate payment. Please try again.';
export const placeGone = 'This place is no longer offered. Please choose how you receive your order.';
export const totalChanged =
  'The total has changed since you saw it. Please look at the new figures and confirm.';
export const tooManyUnpaid =
  'There are already three unpaid orders for this email address. Please pay one of them, or try again in an hour.';
export const keyReused =
  'This Idempotency-Key was already used for another order. Please send this one under a new key.';
export const alreadyPaid = 'This order has already been paid.';
export const inDoubt = 'A payment may have arrived and is being checked. Please do not pay again.';
export const returned = 'The payment for this order was returned. Please place a new one.';
export const gone = (title: string) => `${title} is no longer in the shop.`;
export const goneFromCart = 'One of the items is no longer in the shop. Please remove it from the cart.';
export const tooMany = (title: string, max: number) => `An order has at most ${max} pieces of ${title}.`;
export const tooFew = (title: string, left: number) =>
  left === 0 ? `${title} is sold out.` : `Only ${left} of ${title} ${left === 1 ? 'is' : 'are'} left.`;
export const held = (title: string, left: number) =>
  left === 0
    ? `Somebody else is paying for the last of ${title}. Please try again in half an hour.`
    : `Somebody else is paying for some of ${title}: only ${left} ${left === 1 ? 'is' : 'are'} left for you.`;
export const otherPrice = (title: string, price: string) => `${title} now costs ${price}.`;
export const cancelled = 'This order was cancelled. Please place a new one.';
export const providerUnavailable =
  'The payment provider does not answer at the moment. Your order is kept; please try again in a minute.';
