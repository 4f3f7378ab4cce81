import { randomUuid } from '#lib/randomUuid.ts';
import { forgetKeyInTab, keyInTab } from './keptDraft.ts';

/** Name in the storage that all tabs share. It holds nothing of the order: the telephone may be used by others too. */
const round = 'orderRound';
/** Another tab that was pressed in the same moment asks for its key when this one may already have gone on. */
const graceMs = 10_000;

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

/** Reads and writes the round while no other tab does. */
async function withRound<Result extends Round | undefined>(
  change: (kept: Round | undefined) => Result,
): Promise<Result> {
  return navigator.locks.request(round, () => {
    const next = change(read());
    if (next) localStorage.setItem(round, JSON.stringify(next));
    return next;
  });
}

function read(): Round | undefined {
  const text = localStorage.getItem(round);
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Round> | null;
    return typeof kept?.salt === 'string' ? { ...kept, salt: kept.salt } : undefined;
  } catch {
    return undefined;
  }
}
