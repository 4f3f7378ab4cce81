import { type CollectMethod, deliveryMethod, type OrderStatus } from '@year-group/api-types/common/lists';
import { lineTitle } from '@year-group/api-types/shop/optionsText';
import type { Database } from '#platform/db/database.ts';
import type { DataOf, MailService } from '#platform/mail/mailService.ts';
import { isPreOrder } from '../runs/runStandingService.ts';
import type { OrderWithLines } from './orderRepository.ts';

/** Mails about an order: one for each status, and one for expiry. */
export type OrderLetter = OrderStatus | 'expired';

/** Writes the mail for an order's new status, once each; resolves to the id of a new, held one. */
export async function writeOrderMail(
  mail: Pick<MailService, 'write'>,
  tx: Database,
  order: OrderWithLines,
  to: OrderLetter,
  heldSeconds = 0,
): Promise<string | undefined> {
  const letter = { occasion: `order-${to}:${order.id}`, recipient: order.customerEmail, heldSeconds };
  const data = billOf(order);
  const paidAt = (order.paidAt ?? new Date()).toISOString();
  const wasPaid = order.paidAt !== null;
  switch (to) {
    case 'pending':
      return mail.write(tx, { ...letter, template: 'order-received', data });
    case 'paid': {
      const paid = { ...data, paidAt, isPreOrder: await isPreOrder(tx, order.id) };
      return mail.write(tx, { ...letter, template: 'order-paid', data: paid });
    }
    case 'shipped':
      return mail.write(tx, { ...letter, template: 'order-shipped', data });
    case 'delivered':
      return mail.write(tx, { ...letter, template: 'order-delivered', data });
    case 'expired':
      return mail.write(tx, { ...letter, template: 'order-expired', data });
    case 'cancelled':
      return mail.write(tx, { ...letter, template: 'order-cancelled', data: { ...data, wasPaid } });
  }
}

/** Writes the mail with the link to pay an order, once a day; false when today's exists. */
export async function writePaymentLink(
  mail: Pick<MailService, 'write'>,
  tx: Database,
  order: OrderWithLines,
): Promise<boolean> {
  const today = new Date().toISOString().slice(0, 10);
  const mailId = await mail.write(tx, {
    occasion: `order-payment-link:${order.id}:${today}`,
    recipient: order.customerEmail,
    template: 'order-payment-link',
    data: billOf(order),
  });
  return mailId !== undefined;
}

/** Writes the mail that the event at which an order is handed out changed, once for each change. */
export async function writePlaceChange(
  mail: Pick<MailService, 'write'>,
  tx: Database,
  order: OrderWithLines,
  { change, isCancelled }: { change: string; isCancelled: boolean },
): Promise<void> {
  await mail.write(tx, {
    occasion: `order-place:${order.id}:${change}`,
    recipient: order.customerEmail,
    template: 'order-place',
    data: { ...billOf(order), isCancelled },
  });
}

function billOf({
  id,
  customerName,
  shippingAddress,
  deliveryMethod: method,
  lines,
  deliveryPesewas,
  totalPesewas,
}: OrderWithLines): DataOf<'order-received'> {
  return {
    orderId: id,
    customerName,
    shippingAddress,
    ...(method !== deliveryMethod && {
      collected: { method: method as CollectMethod, place: shippingAddress },
    }),
    lines: lines.map((line) => ({
      title: lineTitle(line),
      quantity: line.quantity,
      pricePesewas: line.pricePesewas,
    })),
    deliveryPesewas,
    totalPesewas,
  };
}
