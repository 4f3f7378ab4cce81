import { deliveryMethod, deliveryMethods } from '@year-group/api-types/common/lists';
import { randomUuid } from '#lib/randomUuid.ts';
import { parseText, readText, writeText } from '#lib/storage.ts';
import { type CheckoutDraft, type DetailName, emptyDraft, type ShippingDetails } from './checkoutState.ts';
import type { Receiving } from './waysToReceive.ts';

/** Keys in session storage: personal data must not stay on a shared phone. */
const keys = { draft: 'checkout', attempt: 'checkoutAttempt' } as const;

/** The draft from before a reload. */
export function readDraft(): CheckoutDraft {
  const stored = read(keys.draft) as { details?: unknown; receiving?: unknown; quote?: unknown } | null;
  return {
    details: detailsOf(stored?.details),
    receiving: receivingOf(stored?.receiving),
    quote: isQuote(stored?.quote) ? stored.quote : null,
  };
}

/** Details from the browser's storage. Unreadable fields are empty. */
function detailsOf(value: unknown): ShippingDetails {
  const typed = (value ?? {}) as Partial<Record<DetailName, unknown>>;
  const details = { ...emptyDraft.details };
  for (const name of Object.keys(details) as DetailName[]) {
    const text = typed[name];
    if (typeof text === 'string') details[name] = text;
  }
  return details;
}

function receivingOf(value: unknown): Receiving {
  const { deliveryMethod: named, receiveAt } = (value ?? {}) as Record<keyof Receiving, unknown>;
  const method = deliveryMethods.find((each) => each === named);
  const isComplete = method !== undefined && method !== deliveryMethod && typeof receiveAt === 'string';
  return isComplete ? { deliveryMethod: method, receiveAt } : emptyDraft.receiving;
}

/** Stores the draft until the tab is closed. */
export const writeDraft = (draft: CheckoutDraft): void => write(keys.draft, draft);

/** The order key where tabs cannot share one: the same for reloads and retries in this tab. */
export function keyInTab(content: string): string {
  const stored = read(keys.attempt) as { content?: unknown; key?: unknown } | null;
  if (stored?.content === content && typeof stored.key === 'string') return stored.key;
  const key = randomUuid();
  write(keys.attempt, { content, key });
  return key;
}

/** Clears the key, so that this tab's next order is a new one, even with the same content. */
export const clearKeyInTab = (): void => write(keys.attempt, null);

function isQuote(value: unknown): value is NonNullable<CheckoutDraft['quote']> {
  if (typeof value !== 'object' || value === null) return false;
  const { deliveryCost, distance, estimated } = value as Record<string, unknown>;
  return typeof deliveryCost === 'number' && typeof distance === 'number' && typeof estimated === 'boolean';
}

/** Used when storage is forbidden: a retried order must still be the same order. */
const instead = new Map<string, string>();

const read = (key: string) => parseText(readText('sessionStorage', key) ?? instead.get(key) ?? null);

function write(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  if (!writeText('sessionStorage', key, text)) instead.set(key, text);
}

/** The key in the browser's storage. Written only while the shopper agrees. */
export const rememberedKey = 'rememberedDetails';

/** The details that the shopper asked this device to remember; undefined for none. */
export function readRemembered(): ShippingDetails | undefined {
  const stored = parseText(readText('localStorage', rememberedKey));
  return stored ? detailsOf(stored) : undefined;
}

/** Whether nothing is filled in. */
export const isBlank = (details: ShippingDetails): boolean =>
  Object.values(details).every((text) => !text.trim());

/** The draft, filled in with the remembered details if nothing is typed yet. */
export const withRemembered = (draft: CheckoutDraft): CheckoutDraft =>
  isBlank(draft.details) ? { ...draft, details: readRemembered() ?? draft.details } : draft;

/** Stores the details on this device; without storage nothing is remembered. */
export const remember = (details: ShippingDetails) =>
  writeText('localStorage', rememberedKey, JSON.stringify(details));

/** Deletes the remembered details. */
export const forgetRemembered = () => writeText('localStorage', rememberedKey, null);
