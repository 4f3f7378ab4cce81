import { deliveryMethod } from '@year-group/api-types/common/lists';
import { isHtmlEmail } from '@year-group/api-types/common/rules';
import { messages } from '@year-group/api-types/messages';
import type { DeliveryQuote } from '@year-group/api-types/shop/delivery';
import type { Receiving, Way } from './waysToReceive.ts';

/** What the shopper types. */
export interface ShippingDetails {
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  shippingAddress: string;
}
export type DetailName = keyof ShippingDetails;

/** The draft of the order, stored until the tab is closed. */
export interface CheckoutDraft {
  details: ShippingDetails;
  receiving: Receiving;
  /** Delivery cost to that address. Null until it is known. */
  quote: DeliveryQuote | null;
}

export type CheckoutAction =
  | { type: 'detailChanged'; name: DetailName; value: string }
  | { type: 'receivingChosen'; receiving: Receiving }
  | { type: 'deliveryQuoted'; address: string; quote: DeliveryQuote | null }
  | { type: 'deliveryChanged'; deliveryCost: number };

export const emptyDraft: CheckoutDraft = {
  details: { customerName: '', customerEmail: '', customerPhone: '', shippingAddress: '' },
  receiving: { deliveryMethod },
  quote: null,
};

/**
 * A quote belongs to one address: another address resets it, and a late reply for an earlier one is
 * ignored.
 */
export function checkoutReducer(draft: CheckoutDraft, action: CheckoutAction): CheckoutDraft {
  switch (action.type) {
    case 'detailChanged': {
      const isAddress = action.name === 'shippingAddress' && action.value !== draft.details.shippingAddress;
      const details = { ...draft.details, [action.name]: action.value };
      return { ...draft, details, quote: isAddress ? null : draft.quote };
    }
    case 'receivingChosen':
      return { ...draft, receiving: action.receiving };
    case 'deliveryQuoted':
      return action.address === draft.details.shippingAddress.trim()
        ? { ...draft, quote: action.quote }
        : draft;
    case 'deliveryChanged':
      return draft.quote ? { ...draft, quote: { ...draft.quote, deliveryCost: action.deliveryCost } } : draft;
  }
}

/** How the checkout names what it asks. */
export const detailLabels: Record<DetailName, string> = {
  customerName: 'Full Name',
  customerEmail: 'Email Address',
  customerPhone: 'Phone Number',
  shippingAddress: 'Delivery Address',
};

/** The fields that this way to receive an order asks for. */
export const askedDetails = ({ deliveryMethod: method }: Receiving): DetailName[] =>
  (Object.keys(detailLabels) as DetailName[]).filter(
    (name) => name !== 'shippingAddress' || method === deliveryMethod,
  );

/** Errors by field. Checks the e-mail address with the server's own rule. */
export function problemsOf({
  details,
  receiving,
}: Pick<CheckoutDraft, 'details' | 'receiving'>): Partial<Record<DetailName, string>> {
  const problems: Partial<Record<DetailName, string>> = {};
  for (const name of askedDetails(receiving)) {
    const value = details[name].trim();
    if (!value) problems[name] = `${detailLabels[name]} is required`;
    else if (name === 'customerEmail' && !isHtmlEmail(value))
      problems[name] = messages.registration.emailInvalid;
  }
  return problems;
}

/**
 * Whether the shipping step is complete: every field is valid, the chosen way is offered, and its
 * cost is known.
 */
export const isComplete = (draft: CheckoutDraft, way: Way | undefined): boolean =>
  Object.keys(problemsOf(draft)).length === 0 &&
  way !== undefined &&
  (way.cost !== undefined || (draft.quote?.deliveryCost ?? 0) > 0);
