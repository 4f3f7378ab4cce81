import { type CollectMethod, deliveryMethod, type OrderStatus } from '@year-group/api-types/common/lists';
import type { ChosenOption } from '@year-group/api-types/shop/listingOptionsSchema';
import { lineTitle } from '@year-group/api-types/shop/optionsText';
import { readAccount } from '#platform/db/accounts.ts';
import type { Database } from '#platform/db/database.ts';
import type { DataOf, MailService } from '#platform/mail/mailService.ts';
import { withoutLinks } from '#platform/mail/templates.ts';
import { readLineRuns } from '../runs/runStandingService.ts';
import type { OrderRow, OrderWithLines } from './orderRepository.ts';

/** Letters about an order: one for each status, and others. */
export type OrderLetter = OrderStatus | 'expired' | 'payment-link' | 'place';

/** What letters say of an order. */
export type OrderInLetter = OrderRow & Pick<OrderWithLines, 'lines'>;

interface LetterFacts {
  /** What it is about, where an order can have several letters of the kind. */
  about?: string;
  /** Whether the event at which the order is handed out is cancelled. */
  isCancelled?: boolean;
  /** For how long it waits, so that its occasion can be undone. */
  heldSeconds?: number;
}

/** Writes a letter about an order, once each; resolves to the id of a new one. */
export const writeOrderMail = async (
  mail: Pick<MailService, 'write'>,
  tx: Database,
  order: OrderInLetter,
  kind: OrderLetter,
  { about, isCancelled = false, heldSeconds = 0 }: LetterFacts = {},
): Promise<string | undefined> => {
  const { paidPesewas, refundedPesewas } = await readAccount(tx, order.id);
  const runStates = [...(await readLineRuns(tx, order.id)).values()].map(({ state }) => state);
  return mail.write(tx, {
    occasion: `order-${kind}:${order.id}${about ? `:${about}` : ''}`,
    recipient: order.customerEmail,
    template: kind === 'pending' ? 'order-received' : (`order-${kind}` as const),
    data: {
      ...billOf(order),
      paidAt: (order.paidAt ?? new Date()).toISOString(),
      wasPaid: paidPesewas > 0,
      heldPesewas: paidPesewas - refundedPesewas,
      isSent: order.status === 'shipped' || order.status === 'delivered',
      isPreOrder: runStates.length > 0,
      isDecided: runStates.every((state) => state === 'reached'),
      isCancelled,
      hasFailed: ['failed', 'cancelled'].includes(order.paymentState ?? ''),
    },
    heldSeconds,
  });
};

/** A choice as letters have it: what a shopper wrote is without links. */
const printed = (option: ChosenOption): ChosenOption =>
  option.kind === 'text' ? { ...option, value: withoutLinks(option.value) } : option;

function billOf(order: OrderInLetter): DataOf<'order-received'> {
  const { customerName, shippingAddress, deliveryMethod: method, deliveryPesewas, totalPesewas } = order;
  return {
    orderId: order.id,
    customerName,
    shippingAddress,
    ...(method !== deliveryMethod && {
      collected: { method: method as CollectMethod, place: shippingAddress },
    }),
    lines: order.lines.map((line) => ({
      title: lineTitle({ ...line, options: line.options?.map(printed) }),
      quantity: line.quantity,
      pricePesewas: line.pricePesewas,
    })),
    deliveryPesewas,
    totalPesewas,
  };
}
