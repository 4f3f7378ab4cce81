import { HttpError } from 'react-admin';
import type { PanelDataProvider } from './dataProvider.ts';
import type { Send, WaitingChange, WaitingChanges } from './waiting.ts';

/** Whether it would be refused again; not an ended session, too many requests, or a server that is down. */
const isRefusal = (error: unknown): error is HttpError =>
  error instanceof HttpError &&
  error.status >= 400 &&
  error.status <= 500 &&
  ![401, 429].includes(error.status);

/**
 * Sends what waits, in its order, until one has no answer. What is
 * refused stays, with the reason, until the officer opens it. Tells of each; without a reason it was sent.
 */
export async function sendWaiting(
  waiting: WaitingChanges,
  provider: PanelDataProvider,
  onAnswer: (change: WaitingChange, refused: string) => void,
): Promise<void> {
  for (const change of waiting.read()) {
    const { key, method, name, input } = change;
    // While another was sent, a logout may have deleted it.
    if (change.refused || waiting.isUnderWay(key) || !waiting.has(key)) continue;
    let refused = '';
    try {
      await (provider[method] as Send)(name, { ...input, meta: change }, change);
    } catch (error) {
      if (!isRefusal(error)) return;
      const isGone = error.status === 404 && error.body && method === 'delete';
      refused = isGone ? '' : error.message;
    }
    if (refused) waiting.refuse(key, refused);
    else waiting.remove(key);
    onAnswer(change, refused);
  }
}
