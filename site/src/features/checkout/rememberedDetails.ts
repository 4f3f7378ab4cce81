import { parseText, readText, writeText } from '#lib/storage.ts';
import type { CheckoutDraft, ShippingDetails } from './checkoutState.ts';
import { detailsOf } from './storedDraft.ts';

/** The key in the browser's storage. Written only while the shopper agrees. */
const key = 'rememberedDetails';

/** The details that the shopper asked this device to remember; undefined for none. */
export function readRemembered(): ShippingDetails | undefined {
  const stored = parseText(readText('localStorage', key));
  return stored ? detailsOf(stored) : undefined;
}

/** Whether nothing is filled in. */
export const isBlank = (details: ShippingDetails): boolean =>
  Object.values(details).every((text) => !text.trim());

/** The draft, filled in with the remembered details if nothing is typed yet. */
export const withRemembered = (draft: CheckoutDraft): CheckoutDraft =>
  isBlank(draft.details) ? { ...draft, details: readRemembered() ?? draft.details } : draft;

/** Stores the details on this device; without storage nothing is remembered. */
export const remember = (details: ShippingDetails) => writeText('localStorage', key, JSON.stringify(details));

/** Deletes the remembered details. */
export const forgetRemembered = () => writeText('localStorage', key, null);
