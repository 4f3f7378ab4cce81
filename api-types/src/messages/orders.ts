export const empty = 'No orders found.';
export const updated = 'Order status updated successfully!';
export const updateFailed = 'Failed to update order status.';
export const notFound = 'Order not found';
