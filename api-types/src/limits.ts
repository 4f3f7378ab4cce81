/** Numbers of the product that more than one side relies on (section 9 of the spec). */

/** Members on a page of the directory. */
export const directoryPageSize = 30;
/** Rows on a page of the administrator's lists. */
export const adminPageSize = 5;
/** News items and events on the home page, and related ones beside an article or event. */
export const latestCount = 3;
/** Characters of text on a card. */
export const excerptLength = 100;
/** Most rows that one page of a list may ask for. */
export const largestPage = 100;
/** Most pieces of one listing in an order. */
export const largestQuantity = 999;
/** Most lines in an order. */
export const mostCartLines = 100;
/** Largest upload in bytes: 10 MB. */
export const largestUpload = 10 * 1024 * 1024;
