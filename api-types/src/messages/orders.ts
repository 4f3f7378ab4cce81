export const empty = 'No orders found.';
export const updated = 'Order status updated successfully!';
export const updateFailed = 'Failed to update order status.';
export const notFound = 'Order not found';
export const alreadyThere = (status: string) => `This order is already ${status}.`;
export const inReview = 'This order waits for your decision about it. Open it and change it there.';
export const providerSilent =
  'The payment provider did not answer. Nothing was changed. Please try again in a few minutes.';
export const noAttempt = 'Nobody has tried to pay this order, so there is no payment to confirm.';
export const alreadyPaid = 'This order is already paid.';
export const listFailed = 'The orders could not be read.';
export const detailsFailed = 'The order could not be read.';
export const downloadFailed = 'The orders could not be downloaded.';
