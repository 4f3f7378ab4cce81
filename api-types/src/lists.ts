/** What a registration can await before it is listed: a verified e-mail, and admission. */
export const registrationWaits = ['email-proof', 'admission'] as const;
export type RegistrationWait = (typeof registrationWaits)[number];

/** Listing categories of a group that has not published its own. */
export const listingCategories = [
  'Apparel',
  'Books',
  'Electronics',
  'Souvenirs',
  'Memorabilia',
  'Accessories',
  'Other',
] as const;

/** The condition of a listing. */
export const listingConditions = ['new', 'used-excellent', 'used-good', 'used-fair', 'refurbished'] as const;
export type ListingCondition = (typeof listingConditions)[number];

/** The label of each condition. */
export const conditionLabels: Record<ListingCondition, string> = {
  new: 'New',
  'used-excellent': 'Used, excellent',
  'used-good': 'Used, good',
  'used-fair': 'Used, fair',
  refurbished: 'Refurbished',
};

/** The statuses of an order; the administrator can set any of them. */
export const orderStatuses = ['pending', 'paid', 'shipped', 'delivered', 'cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** The states of a payment attempt; `needs-review` awaits the administrator. */
export const paymentStates = [
  'pending',
  'succeeded',
  'failed',
  'cancelled',
  'refunded',
  'needs-review',
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** The e-mail addresses that members may have: by the spec's rule, or any deliverable one. */
export const emailRules = ['spec', 'any'] as const;
export type EmailRule = (typeof emailRules)[number];

/** Who takes the payment; the sandbox is ours and takes no money. */
export const paymentProviders = ['sandbox', 'hubtel', 'paystack'] as const;
export type PaymentProvider = (typeof paymentProviders)[number];

/** The only delivery method. */
export const deliveryMethod = 'Standard Delivery';

/** Sort orders of the shop; `newest` is the server's order. */
export const listingSorts = ['newest', 'price-asc', 'price-desc'] as const;
export type ListingSort = (typeof listingSorts)[number];

/** Kinds of records in the trash, by the names of the administrator's areas. */
export const trashKinds = ['members', 'news', 'events', 'shop'] as const;
export type TrashKind = (typeof trashKinds)[number];

/** Actions in the administrator's log. */
export const adminActions = [
  'login',
  'login-failed',
  'sign-out',
  'sign-out-everywhere',
  'publish',
  'change',
  'delete',
  'restore',
  'empty-trash',
  'order-status',
  'payment-check',
  'payment-confirm',
  'export',
  'import',
  'admit',
  'refuse',
  'ask',
  'member-warning',
  'start-own',
] as const;
export type AdminAction = (typeof adminActions)[number];
