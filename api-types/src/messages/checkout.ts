export const deliveryFailed = 'Could not calculate delivery cost. Please check your address.';
export const incomplete = 'Please fill in all shipping details and ensure delivery cost is calculated.';
export const noCheckoutUrl = 'Payment initiation failed. No checkout URL.';
export const failed = 'Failed to place order or initiate payment. Please try again.';
export const totalChanged =
  'The total has changed since you saw it. Please look at the new figures and confirm.';
export const alreadyPaid = 'This order has already been paid.';
export const cancelled = 'This order was cancelled. Please place a new one.';
export const providerUnavailable =
  'The payment provider does not answer at the moment. Your order is kept; please try again in a minute.';
