/** What a registration can await before it is listed: a verified e-mail, and admission. */
export const registrationWaits = ['email-proof', 'admission'] as const;
export type RegistrationWait = (typeof registrationWaits)[number];

/** Since when a member registered: midnight in Accra, seven days ago, a month ago. */
export const registrationPeriods = ['today', 'week', 'month'] as const;
export type RegistrationPeriod = (typeof registrationPeriods)[number];

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

/** The conditions of a listing, with the label of each. */
export const conditionLabels = {
  new: 'New',
  'used-excellent': 'Used, excellent',
  'used-good': 'Used, good',
  'used-fair': 'Used, fair',
  refurbished: 'Refurbished',
} as const;
export type ListingCondition = keyof typeof conditionLabels;
export const listingConditions = Object.keys(conditionLabels) as [ListingCondition, ...ListingCondition[]];

/** The statuses of an order; an officer can set any of them. */
export const orderStatuses = ['pending', 'paid', 'shipped', 'delivered', 'cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** The states of a payment attempt; `needs-review` awaits an officer. */
export const paymentStates = [
  'pending',
  'succeeded',
  'failed',
  'cancelled',
  'refunded',
  'needs-review',
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** The state of an order's payment, by the sums of what was received and returned. */
export const orderPayments = [
  'none',
  'waiting',
  'failed',
  'in-doubt',
  'paid',
  'part-refunded',
  'refunded',
] as const;
export type OrderPayment = (typeof orderPayments)[number];

/** How money went back: asked for here, in the provider's own dashboard, or by hand with proof. */
export const refundWays = ['provider', 'dashboard', 'by-hand'] as const;
export type RefundWay = (typeof refundWays)[number];

/** A refund: `asked` while the answer is awaited, `failed` when it must be returned by hand. */
export const refundStates = ['asked', 'done', 'failed'] as const;
export type RefundState = (typeof refundStates)[number];

/** The e-mail addresses that members may have: by the spec's rule, or any deliverable one. */
export const emailRules = ['spec', 'any'] as const;
export type EmailRule = (typeof emailRules)[number];

/** Who takes the payment; the sandbox is ours and takes no money. */
export const paymentProviders = ['sandbox', 'hubtel', 'paystack', 'none'] as const;
export type PaymentProvider = (typeof paymentProviders)[number];

/** Whether an event takes place as announced. */
export const eventStates = ['planned', 'moved', 'cancelled'] as const;
export type EventState = (typeof eventStates)[number];

/** The ways to receive an order; clients that send none mean the first. */
export const deliveryMethods = ['Standard Delivery', 'Pick-up', 'At an event'] as const;
export type DeliveryMethod = (typeof deliveryMethods)[number];
export const [deliveryMethod] = deliveryMethods;
/** The ways by which nothing is delivered. */
export type CollectMethod = Exclude<DeliveryMethod, typeof deliveryMethod>;

/** Sort orders of the shop; `newest` is the server's order. */
export const listingSorts = ['newest', 'price-asc', 'price-desc'] as const;
export type ListingSort = (typeof listingSorts)[number];

/** Kinds of records in the trash, by the names of the panel's areas. */
export const trashKinds = ['members', 'news', 'events', 'shop'] as const;
export type TrashKind = (typeof trashKinds)[number];
