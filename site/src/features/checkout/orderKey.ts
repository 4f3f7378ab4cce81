import { createStore, update } from 'idb-keyval';
import { randomUuid } from '#lib/randomUuid.ts';
import { clearKeyInTab, keyInTab } from './storedDraft.ts';

/**
 * Name of the database that all tabs share. It holds no details of the order, because the device
 * may be shared.
 */
const name = 'orderRound';
const attempts = createStore(name, name);
/** In ms: another tab pressed at the same moment may ask for its key after this one has continued. */
const graceMs = 10_000;

interface OrderAttempt {
  salt: string;
  /** When its payment started. */
  sentAt?: number;
}

/**
 * The idempotency key of an order: the same for the same order in every tab, through reloads and
 * retries. A new one when anything in the order changes or its payment has started.
 */
export async function keyFor(order: unknown): Promise<string> {
  const content = JSON.stringify(order);
  try {
    const { salt } = await withAttempt((stored) =>
      stored && !isOver(stored) ? stored : { salt: randomUuid() },
    );
    const bytes = new TextEncoder().encode(salt + content);
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    // Over plain HTTP, or when storage is forbidden, tabs cannot share anything.
    return keyInTab(content);
  }
}

/** The order's payment has started. The next order is a new one, even with the same content. */
export async function markOrderSent(): Promise<void> {
  clearKeyInTab();
  await withAttempt((stored) => stored && { sentAt: Date.now(), ...stored }).catch(() => {});
}

/** The order is paid, or can never be paid: not one in doubt. The next is a new one, without delay. */
export async function clearKey(): Promise<void> {
  clearKeyInTab();
  await withAttempt(() => ({ salt: randomUuid() })).catch(() => {});
}

const isOver = ({ sentAt }: OrderAttempt): boolean => sentAt !== undefined && Date.now() - sentAt > graceMs;

/**
 * Reads and writes the current attempt in one transaction. IndexedDB orders transactions across tabs.
 * Local storage does not: another tab may see a write late.
 */
async function withAttempt<Result extends OrderAttempt | undefined>(
  change: (stored: OrderAttempt | undefined) => Result,
): Promise<Result> {
  let next = undefined as Result;
  await update<OrderAttempt | undefined>(name, (stored) => (next = change(stored)), attempts);
  return next;
}
