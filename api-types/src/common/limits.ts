/** Limits that more than one package relies on (docs/spec.md#limits). */

/** Members on a page of the directory. */
export const directoryPageSize = 30;
/** News items on a page of the hub: a lead story, four beside it, whole rows of two or three. */
export const newsPageSize = 11;
/** Rows that a list of the panel reads at a time, unless the officer has chosen more. */
export const adminPageSize = 5;
/** News items and events on the home page, and related ones beside an article or event. */
export const latestCount = 3;
/** How many people one answer to an event can bring. */
export const maxGuests = 5;
/** Maximum length of the name in an answer to an event. */
export const maxAnswerName = 100;
/** Days after an event for which its answers are stored. */
export const answerDays = 30;
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
/** Options of a listing, choices of an option, and combinations that have an entry of their own. */
export const maxOptions = 3;
export const maxChoices = 20;
export const maxCombinations = 200;
/** Characters of an option's name and of a choice, and of a text that the shopper writes. */
export const maxChoiceLength = 30;
export const maxOptionText = 12;
/** Measures of a size chart. */
export const maxSizeColumns = 6;
/** Pieces that the minimum of a run or a step of its printer's prices can name, and such steps. */
export const maxPieces = 100_000;
export const maxPriceSteps = 10;
/** Maximum number of lines in an order. */
export const maxCartLines = 100;
/** Places that the directory offers as a filter, most frequent first. */
export const maxPlaces = 100;
/** Maximum length of an officer's password. */
export const maxPasswordLength = 1000;
/** Seconds for which a verification code is valid. */
export const codeLifetime = 600;
/** Wrong codes that end the challenge of a verification code. */
export const codeTries = 5;
/** For how many days the link of an officer's invitation can be used. */
export const invitationDays = 3;
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
/** Imports that the panel lists, newest first. */
export const maxImports = 10;
/** Registrations shown on the dashboard for admission. */
export const maxApplicants = 10;
/** Months shown on the dashboard, including the current one, and best-selling listings. */
export const dashboardMonths = 12;
export const bestSellers = 5;
/** Maximum upload size: 10 MB. */
export const maxUploadBytes = 10 * 1024 * 1024;
/** Maximum size of a brand file: 50 MB. */
export const maxBrandFileBytes = 5 * maxUploadBytes;
