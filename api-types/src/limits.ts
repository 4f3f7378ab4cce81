/** Numbers of the product that more than one side relies on (docs/spec.md#limits). */

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
/** Hours after which an order that nobody has paid expires, and until which a browser reminds of its payment. */
export const unpaidOrderHours = 48;
/** Most orders to one e-mail address in an hour that nobody has paid. */
export const maxUnpaidOrders = 3;
/** Highest price of one piece in GH₵: an order of the most lines and pieces stays far below what a number holds. */
export const maxPrice = 1_000_000;
/** Most lines in an order. */
export const mostCartLines = 100;
/** A filtered total is counted this far beyond the start of the page asked for; `totalIsCapped` tells when it stopped. */
export const furthestCount = 1000;
/** Places that the directory offers as a filter, the most frequent first. */
export const mostPlaces = 100;
/** Most characters of the administrator's password. */
export const longestPassword = 1000;
/** Seconds in which a verification code can be used, and how many wrong ones end its challenge. */
export const codeLifetime = 600;
export const codeTries = 5;
/** Profiles of others that a member can read in a day, in lists and one by one. */
export const profilesPerDay = 3000;
/** Days for which what the administrator deleted can be restored. */
export const trashDays = 30;
/** Seconds for which the panel offers to undo what was just done. */
export const undoSeconds = 10;
/** Seconds for which the server can still undo it, and holds letters: whoever pressed in time is heard on a slow line. */
export const heldSeconds = 15;
/** Most rows that one import may bring, and most ids that one call may name. */
export const mostImportRows = 1000;
export const mostIds = 1000;
/** Registrations that the dashboard offers for admission at once. */
export const mostApplicants = 10;
/** Months that the dashboard looks back, this one included, and listings among its best-selling. */
export const dashboardMonths = 12;
export const bestSellers = 5;
/** Largest upload in bytes: 10 MB. */
export const largestUpload = 10 * 1024 * 1024;
