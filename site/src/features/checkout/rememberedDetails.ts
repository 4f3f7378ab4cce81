import { type CheckoutDraft, type DetailName, emptyDraft, type ShippingDetails } from './checkoutState.ts';

/** The key in the browser's storage. Written only while the shopper agrees. */
const key = 'rememberedDetails';

/** The details that the shopper asked this device to remember; undefined for none. */
export function readRemembered(): ShippingDetails | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<
      Record<DetailName, unknown>
    > | null;
    if (!stored) return undefined;
    const details = { ...emptyDraft.details };
    for (const name of Object.keys(details) as DetailName[]) {
      const text = stored[name];
      if (typeof text === 'string') details[name] = text;
    }
    return details;
  } catch {
    return undefined;
  }
}

/** Whether nothing is filled in. */
export const isBlank = (details: ShippingDetails): boolean =>
  Object.values(details).every((text) => !text.trim());

/** The draft, filled in with the remembered details if nothing is typed yet. */
export const withRemembered = (draft: CheckoutDraft): CheckoutDraft =>
  isBlank(draft.details) ? { ...draft, details: readRemembered() ?? draft.details } : draft;

/** Stores the details on this device; without storage nothing is remembered. */
export function remember(details: ShippingDetails): void {
  try {
    localStorage.setItem(key, JSON.stringify(details));
  } catch {
    // Storage can be disabled or full; the order does not need it.
  }
}

/** Deletes the remembered details. */
export function forgetRemembered(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // See remember.
  }
}
