import { messages } from '@year-group/api-types/messages';
import type { OrdersChange, OrdersChanged } from '@year-group/api-types/shop/order';
import { orderNumber } from '@year-group/api-types/shop/orderNumber';
import { HttpError } from 'react-admin';
import type { PanelDataProvider } from './dataProvider.ts';
import { moveOrders, type Send, type WaitingChange, type WaitingChanges } from './waiting.ts';

/** Which orders stayed as they were, and why; not those that have the status already: that call arrived twice. */
function leftOrders({ name, input }: WaitingChange, reply: unknown): string {
  if (name !== moveOrders) return '';
  const { status } = input.body as OrdersChange;
  return (reply as OrdersChanged).refused
    .filter(({ message }) => message !== messages.orders.alreadyThere(status))
    .map(({ id, message }) => `${orderNumber(id)}: ${message}`)
    .join(' ');
}

/** Whether the server has answered, and will answer the same again; an ended session waits for the next login. */
const isRefusal = (error: unknown): error is HttpError =>
  error instanceof HttpError &&
  error.status >= 400 &&
  error.status < 500 &&
  ![401, 429].includes(error.status);

/**
 * Sends what waits, in its order, until one has no answer. What is refused stays, with the reason,
 * until the officer decides. Tells of each; without a reason it was sent.
 */
export async function sendWaiting(
  waiting: WaitingChanges,
  provider: PanelDataProvider,
  onAnswer: (change: WaitingChange, refused: string) => void,
): Promise<void> {
  for (const { key } of waiting.read()) {
    // Read again: while another was sent, the officer may have taken this one back.
    const change = waiting.read().find((each) => each.key === key);
    if (!change || change.refused || waiting.isUnderWay(key)) continue;
    const { method, name, input } = change;
    let refused: string;
    try {
      refused = leftOrders(
        change,
        await (provider[method] as Send)(name, { ...input, meta: change }, change),
      );
    } catch (error) {
      if (!isRefusal(error)) return;
      const isGone = error.status === 404 && method.startsWith('delete');
      refused = isGone ? '' : error.message;
    }
    if (refused) waiting.refuse(key, refused);
    else waiting.remove(key);
    onAnswer(change, refused);
  }
}
