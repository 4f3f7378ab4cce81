import { randomUuid } from '#lib/randomUuid.ts';
import { forgetKeyInTab, keyInTab } from './keptDraft.ts';

/** Name of the database that all tabs share. It holds nothing of the order: the telephone may be used by others too. */
const round = 'orderRound';
/** Another tab that was pressed in the same moment asks for its key when this one may already have gone on. */
const graceMs = 10_000;

const nothingKept = new Error('The browser keeps nothing.');

interface Round {
  salt: string;
  /** When its order went on to be paid. */
  goneAt?: number;
}

/**
 * The key under which an order is sent: the same for the same order, in every tab of this browser, through reloads and
 * second tries, and another one as soon as anything in it is another or it has gone on to its payment.
 */
export async function keyFor(order: unknown): Promise<string> {
  const content = JSON.stringify(order);
  try {
    const { salt } = await withRound((kept) => (kept && !isOver(kept) ? kept : { salt: randomUuid() }));
    const bytes = new TextEncoder().encode(salt + content);
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    // Over plain http, or with storage forbidden, the browser lets no tab know of another.
    return keyInTab(content);
  }
}

/** The order has gone on to its payment; the next one is another, even when it is the same again. */
export async function orderGone(): Promise<void> {
  forgetKeyInTab();
  await withRound((kept) => kept && { goneAt: Date.now(), ...kept }).catch(() => {});
}

/** The order can never be paid, or is paid; the very next one is another. */
export async function forgetKey(): Promise<void> {
  forgetKeyInTab();
  await withRound(() => ({ salt: randomUuid() })).catch(() => {});
}

const isOver = ({ goneAt }: Round): boolean => goneAt !== undefined && Date.now() - goneAt > graceMs;

/**
 * Reads and writes the round while no other tab does. IndexedDB keeps the order of such steps across tabs; what one tab
 * writes into local storage, another may see only later, even when they take turns.
 */
function withRound<Result extends Round | undefined>(
  change: (kept: Round | undefined) => Result,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(round, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(round);
    opening.addEventListener('error', () => reject(opening.error ?? nothingKept));
    opening.onsuccess = () => {
      const step = opening.result.transaction(round, 'readwrite');
      const store = step.objectStore(round);
      const reading: IDBRequest<Round | undefined> = store.get(round);
      let next: Result;
      reading.onsuccess = () => {
        next = change(reading.result);
        if (next) store.put(next, round);
      };
      step.oncomplete = () => {
        opening.result.close();
        resolve(next);
      };
      step.addEventListener('abort', () => reject(step.error ?? nothingKept));
    };
  });
}
