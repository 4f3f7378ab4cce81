import { HttpError } from 'react-admin';
import type { WaitingChange, WaitingChanges, Write } from '#lib/waitingChanges.ts';
import type { PanelDataProvider } from './dataProvider.ts';
import { ruleOf } from './waitingRules.ts';

interface Outcome {
  onSent: (change: WaitingChange, reply: unknown) => void;
  /** The server refused it, or a part of it: sending it again would change nothing. */
  onRefused: (change: WaitingChange, why: string) => void;
}

/** Whether the server has answered, and will answer the same again. */
const isRefusal = (error: unknown): error is HttpError =>
  error instanceof HttpError && error.status >= 400 && error.status < 500 && error.status !== 429;

/** Sends a stored write; what it answers with is only known by its method. */
export async function sendWrite(provider: PanelDataProvider, { method, args }: Write): Promise<unknown> {
  const reply: unknown = await (provider[method] as (...args: unknown[]) => Promise<unknown>)(...args);
  return method === 'call' ? reply : (reply as { data: unknown }).data;
}

/**
 * Sends what waits, in its order, until one has no answer. What is refused stays, with the reason,
 * until the officer decides. An ended session rejects, and keeps the rest for the next login.
 */
export async function sendWaiting(
  waiting: WaitingChanges,
  provider: PanelDataProvider,
  officer: string,
  { onSent, onRefused }: Outcome,
): Promise<void> {
  const isMine = (each: WaitingChange) => each.officer === officer && each.refused === undefined;
  for (const { key } of waiting.read().filter(isMine)) {
    // Read again: while another was sent, the officer may have taken this one back.
    const change = waiting.read().find((each) => each.key === key && isMine(each));
    if (!change) continue;
    const rule = ruleOf(change);
    let reply: unknown;
    try {
      reply = await sendWrite(provider, change);
    } catch (error) {
      if (error instanceof HttpError && error.status === 401) throw error;
      if (!isRefusal(error)) return;
      if (error.status !== rule?.doneAt) {
        waiting.update(key, { refused: error.message });
        onRefused(change, error.message);
        continue;
      }
    }
    const left = reply === undefined ? undefined : rule?.leftOf?.(reply);
    if (left) {
      waiting.update(key, { ...left.write, refused: left.why });
      onRefused(change, left.why);
    } else waiting.remove(key);
    if (!left || rule?.undoOf?.(reply)) onSent(change, reply);
  }
}

/** One tab at a time sends, or each would send the same, and nothing is taken back meanwhile. */
export const waitingLock = 'admin-waiting-changes';
