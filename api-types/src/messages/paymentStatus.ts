export const paid = 'Your payment was successful! Your order has been placed.';
export const failed = 'Your payment failed. Please try again or contact support.';
export const pending = 'Your payment is pending. We are awaiting confirmation.';
export const cancelledPaid = 'This order was cancelled, and your payment for it has reached us.';
export const partRefunded = (amount: string) =>
  `${amount} of your payment was refunded. It comes back the way it was paid.`;
export const orderIdMissing = 'Order ID not found. Please contact support if you believe this is an error.';
export const retrieveFailed = 'Could not retrieve order details. Please contact support.';
export const loadFailed = 'Failed to load order details.';
