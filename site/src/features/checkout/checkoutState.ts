import type { DeliveryQuote } from '@year-group/api-types/delivery';
import { messages } from '@year-group/api-types/messages';
import { isHtmlEmail } from '@year-group/api-types/rules';

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
  /** Delivery cost to that address. Null until it is known. */
  quote: DeliveryQuote | null;
}

export type CheckoutAction =
  | { type: 'detailChanged'; name: DetailName; value: string }
  | { type: 'deliveryQuoted'; address: string; quote: DeliveryQuote | null }
  | { type: 'deliveryChanged'; deliveryCost: number };

export const emptyDraft: CheckoutDraft = {
  details: { customerName: '', customerEmail: '', customerPhone: '', shippingAddress: '' },
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
      return { details, quote: isAddress ? null : draft.quote };
    }
    case 'deliveryQuoted':
      return action.address === draft.details.shippingAddress.trim()
        ? { ...draft, quote: action.quote }
        : draft;
    case 'deliveryChanged':
      return draft.quote ? { ...draft, quote: { ...draft.quote, deliveryCost: action.deliveryCost } } : draft;
  }
}

/** The labels of the fields. */
export const detailLabels: Record<DetailName, string> = {
  customerName: 'Full Name',
  customerEmail: 'Email Address',
  customerPhone: 'Phone Number',
  shippingAddress: 'Delivery Address',
};

/** Errors by field. Checks the e-mail address with the server's own rule. */
export function problemsOf(details: ShippingDetails): Partial<Record<DetailName, string>> {
  const problems: Partial<Record<DetailName, string>> = {};
  for (const name of Object.keys(detailLabels) as DetailName[]) {
    if (!details[name].trim()) problems[name] = `${detailLabels[name]} is required`;
  }
  if (!problems.customerEmail && !isHtmlEmail(details.customerEmail.trim())) {
    problems.customerEmail = messages.registration.emailInvalid;
  }
  return problems;
}

/** Whether the shipping step is complete: every field is valid and the delivery cost is known. */
export const isComplete = ({ details, quote }: CheckoutDraft): boolean =>
  Object.keys(problemsOf(details)).length === 0 && (quote?.deliveryCost ?? 0) > 0;
