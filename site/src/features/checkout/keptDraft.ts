import { randomUuid } from '#lib/randomUuid.ts';
import { type CheckoutDraft, type DetailName, emptyDraft } from './checkoutState.ts';

/** Names in the storage of the tab: a name and an address do not stay on a telephone that others use too. */
const keys = { draft: 'checkout', attempt: 'checkoutAttempt' } as const;

/** What was typed before a reload; whatever cannot be read is empty. */
export function readDraft(): CheckoutDraft {
  const kept = read(keys.draft) as { details?: unknown; quote?: unknown } | null;
  const typed = (kept?.details ?? {}) as Partial<Record<DetailName, unknown>>;
  const details = { ...emptyDraft.details };
  for (const name of Object.keys(details) as DetailName[]) {
    const text = typed[name];
    if (typeof text === 'string') details[name] = text;
  }
  return { details, quote: isQuote(kept?.quote) ? kept.quote : null };
}

/** Keeps what was typed. */
export const writeDraft = (draft: CheckoutDraft): void => write(keys.draft, draft);

/** The key of an order where tabs cannot agree on one: the same through reloads and second tries of this tab. */
export function keyInTab(content: string): string {
  const kept = read(keys.attempt) as { content?: unknown; key?: unknown } | null;
  if (kept?.content === content && typeof kept.key === 'string') return kept.key;
  const key = randomUuid();
  write(keys.attempt, { content, key });
  return key;
}

/** The next order of this tab is another, even when it is the same again. */
export const forgetKeyInTab = (): void => write(keys.attempt, null);

function isQuote(value: unknown): value is NonNullable<CheckoutDraft['quote']> {
  if (typeof value !== 'object' || value === null) return false;
  const { deliveryCost, distance, estimated } = value as Record<string, unknown>;
  return typeof deliveryCost === 'number' && typeof distance === 'number' && typeof estimated === 'boolean';
}

/** Where storage is forbidden a reload begins anew, but an order that is tried twice must still be one. */
const instead = new Map<string, string>();

function read(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return JSON.parse(instead.get(key) ?? 'null');
  }
}

function write(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    sessionStorage.setItem(key, text);
  } catch {
    instead.set(key, text);
  }
}
