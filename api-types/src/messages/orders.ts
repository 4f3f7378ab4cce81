export const empty = 'No orders found.';
export const updated = 'Order status updated successfully!';
export const updateFailed = 'Failed to update order status.';
export const notFound = 'Order not found';
export const alreadyThere = (status: string) => `This order is already ${status}.`;
export const shipTitle = 'Ship anyway?';
export const shipText = (isPaid: boolean) => `${isPaid ? 'A piece of it' : 'The money'} has not arrived.`;
export const letterFollows = 'The customer gets one letter for each status, the first time it is set.';
export const undone = 'Undone. No letter was sent.';
export const undoTooLate = 'It is too late to undo this: the customer has been told.';
export const undoOvertaken = 'This order has changed since. Please set its status by hand.';
export const inReview = 'This order waits for your decision about it. Open it and change it there.';
export const providerSilent = 'The payment provider did not answer. Please try again in a few minutes.';
export const transactionMissing = 'Transaction ID is required';
export const linkSent = (name: string) => `A letter with the payment link is on its way to ${name}.`;
export const linkSentToday =
  'A letter with the payment link was sent today already. Call, or write on WhatsApp.';
export const nothingToPay = 'There is nothing to pay for this order.';
export const nothingToPack = 'No order waits to be packed.';
export const skipped = (count: number) =>
  count === 1 ? 'You skipped the last order.' : `You skipped the last ${count} orders.`;
export const linkText = (name: string, number: string, amount: string, url: string) =>
  `Hello ${name}, your order ${number} of ${amount} is not paid yet. You can pay it here: ${url}`;
export const linkAfterFailure: typeof linkText = (name, number, amount, url) =>
  `Hello ${name}, your payment of ${amount} for order ${number} did not go through. You can pay it here: ${url}`;
export const listFailed = 'The orders could not be read.';
export const detailsFailed = 'The order could not be read.';
export const downloadFailed = 'The orders could not be downloaded.';
