export const homeEmpty = 'No news items to display at the moment.';
export const hubEmpty = 'There are no news items to display at the moment. Please check back later.';
export const adminEmpty = 'No news items found.';
export const fetchFailed = 'Failed to fetch news';
export const created = 'News item created successfully!';
export const createFailed = 'Failed to create news item.';
export const updated = 'News item updated successfully!';
export const updateFailed = 'Failed to update news item.';
export const deleted = 'News item deleted successfully!';
export const deleteFailed = 'Failed to delete news item.';
export const batchInvalid = 'Please enter a valid batch size to delete news.';
export const batchDeleted = (count: number) => `Successfully deleted ${count} news items.`;
export const batchFailed = 'Failed to delete news items';
export const batchTitle = 'Are you sure?';
export const batchWarning = (count: number) =>
  `This will delete the last ${count === 1 ? 'news item' : `${count} news items`}.`;
export const notFound = 'News item not found';
export const pageFailed = 'This story could not be loaded';
