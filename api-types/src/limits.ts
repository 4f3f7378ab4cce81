/** Limits that more than one package relies on (docs/spec.md#limits). */

/** Members on a page of the directory. */
export const directoryPageSize = 30;
/** Rows on a page of the administrator's lists. */
export const adminPageSize = 5;
/** News items and events on the home page, and related ones beside an article or event. */
export const latestCount = 3;
/** Characters of text on a card. */
export const excerptLength = 100;
/** Maximum page size of a list. */
export const maxPageSize = 100;
/** Maximum quantity of one listing in an order. */
export const maxQuantity = 999;
/** Hours after which an unpaid order expires, and a browser's payment reminder too. */
export const unpaidOrderHours = 48;
/** Maximum number of unpaid orders to one e-mail address in an hour. */
export const maxUnpaidOrders = 3;
/** Highest price of one piece in GH₵: the total of the largest order stays a safe integer. */
export const maxPrice = 1_000_000;
/** Maximum number of lines in an order. */
export const maxCartLines = 100;
/** A filtered total is counted this far after the page; then `totalIsCapped` is set. */
export const furthestCount = 1000;
/** Places that the directory offers as a filter, most frequent first. */
export const maxPlaces = 100;
/** Maximum length of the administrator's password. */
export const maxPasswordLength = 1000;
/** Seconds for which a verification code is valid, and the wrong codes that end its challenge. */
export const codeLifetime = 600;
export const codeTries = 5;
/** Other members' profiles that a member can read in a day, in lists and individually. */
export const profilesPerDay = 3000;
/** Days for which deleted records can be restored. */
export const trashDays = 30;
/** Seconds for which the panel offers to undo the last action. */
export const undoSeconds = 10;
/** Seconds for which the server accepts an undo and holds mails: longer, for slow connections. */
export const heldSeconds = 15;
/** Maximum rows of one import and ids of one call. */
export const maxImportRows = 1000;
export const maxIds = 1000;
/** Registrations shown on the dashboard for admission. */
export const maxApplicants = 10;
/** Months shown on the dashboard, including the current one, and best-selling listings. */
export const dashboardMonths = 12;
export const bestSellers = 5;
/** Maximum upload size: 10 MB. */
export const maxUploadBytes = 10 * 1024 * 1024;
/** Maximum size of a brand file: 50 MB. */
export const maxBrandFileBytes = 5 * maxUploadBytes;
