import { formatLongDate } from '@year-group/api-types/dates';
import { formatPesewas } from '@year-group/api-types/money';
import { pages } from '@year-group/api-types/pages';
import type { Block, Letter, Sender } from '../layout/letter.ts';

/** The data of every mail about an order; amounts are pesewas. */
export interface OrderMailData {
  orderId: string;
  customerName: string;
  shippingAddress: string;
  lines: { title: string; quantity: number; pricePesewas: number }[];
  deliveryPesewas: number;
  totalPesewas: number;
}

const reason = 'You receive this letter because you ordered from the shop of the year group.';

/** The first part of the order's id, enough to distinguish orders on the phone. */
const orderNumber = (orderId: string): string => orderId.slice(0, 8).toUpperCase();

const bill = ({ lines, deliveryPesewas, totalPesewas }: OrderMailData): Block => ({
  kind: 'bill',
  lines: lines.map(({ title, quantity, pricePesewas }) => [
    quantity === 1 ? title : `${title} × ${quantity}`,
    formatPesewas(pricePesewas * quantity),
  ]),
  totals: [
    ['Delivery', formatPesewas(deliveryPesewas)],
    ['Total', formatPesewas(totalPesewas)],
  ],
});

const facts = ({ orderId, shippingAddress }: OrderMailData, paidAt?: string): Block => ({
  kind: 'facts',
  facts: [
    ['Order', orderNumber(orderId)],
    ...(paidAt ? [['Paid on', formatLongDate(paidAt)] satisfies [string, string]] : []),
    ['Delivery to', shippingAddress],
  ],
});

const seeOrder = ({ orderId }: OrderMailData, { publicUrl }: Sender): Block => ({
  kind: 'button',
  label: 'See the order',
  href: publicUrl + pages.paymentStatus.to(orderId),
});

const backToShop = ({ publicUrl }: Sender): Block => ({
  kind: 'button',
  label: 'Back to the shop',
  href: publicUrl + pages.shop.to(),
});

/** The order is stored and awaits its payment. */
export function orderReceived(order: OrderMailData, sender: Sender): Letter {
  return {
    subject: `Your order ${orderNumber(order.orderId)} is waiting for its payment`,
    preheader: `We have your order. ${formatPesewas(order.totalPesewas)} to pay.`,
    title: 'We have your order',
    blocks: [
      `Dear ${order.customerName},`,
      'Thank you. We have written down what you chose, and it goes into the parcel as soon as your payment has come in.',
      bill(order),
      facts(order),
      seeOrder(order, sender),
      {
        kind: 'note',
        text: 'Have you paid already? Then another letter with your receipt is on its way to you.',
      },
    ],
    reason,
  };
}

/** The payment has come in: the receipt. */
export function orderPaid(order: OrderMailData & { paidAt: string }, sender: Sender): Letter {
  return {
    subject: `Receipt for your order ${orderNumber(order.orderId)}`,
    preheader: `Your payment of ${formatPesewas(order.totalPesewas)} has come in. Thank you.`,
    title: 'Thank you, your payment has come in',
    blocks: [
      `Dear ${order.customerName},`,
      'This letter is your receipt. We are packing your parcel now and write again when it leaves.',
      bill(order),
      facts(order, order.paidAt),
      seeOrder(order, sender),
    ],
    reason,
  };
}

/** The parcel was shipped. */
export function orderShipped(order: OrderMailData, sender: Sender): Letter {
  return {
    subject: `Your order ${orderNumber(order.orderId)} is on its way`,
    preheader: 'The parcel has left. The rider will call before they come.',
    title: 'Your parcel is on its way',
    blocks: [
      `Dear ${order.customerName},`,
      'Your parcel has left. The rider will call the number that you gave us before they come, so please keep your phone near.',
      facts(order),
      bill(order),
      seeOrder(order, sender),
    ],
    reason,
  };
}

/** The parcel was delivered. */
export function orderDelivered(order: OrderMailData, sender: Sender): Letter {
  return {
    subject: `Your order ${orderNumber(order.orderId)} has arrived`,
    preheader: 'We hope that everything is as you wished.',
    title: 'Your parcel has arrived',
    blocks: [
      `Dear ${order.customerName},`,
      'Your parcel has been handed over. Wear it, read it, put it on the shelf where visitors see it. If anything is missing or broken, reply to this letter and we will put it right.',
      bill(order),
      facts(order),
      backToShop(sender),
    ],
    reason,
  };
}

/** The order was cancelled. */
export function orderCancelled(order: OrderMailData & { wasPaid: boolean }, sender: Sender): Letter {
  return {
    subject: `Your order ${orderNumber(order.orderId)} was cancelled`,
    preheader: order.wasPaid ? 'Your money is coming back to you.' : 'Nothing was charged.',
    title: 'Your order was cancelled',
    blocks: [
      `Dear ${order.customerName},`,
      order.wasPaid
        ? `Your order will not be sent. The ${formatPesewas(order.totalPesewas)} that you paid goes back the way it came.`
        : 'Your order will not be sent, and nothing was charged. If you still want these things, they are a few taps away.',
      bill(order),
      facts(order),
      backToShop(sender),
      { kind: 'note', text: 'Is this a surprise to you? Reply to this letter and we will look into it.' },
    ],
    reason,
  };
}

/** The order was not paid in time. */
export function orderExpired(order: OrderMailData, sender: Sender): Letter {
  return {
    subject: `Your order ${orderNumber(order.orderId)} was not paid`,
    preheader: 'Nothing was charged. You can order again at any time.',
    title: 'Your order was not paid',
    blocks: [
      `Dear ${order.customerName},`,
      'We kept your order for two days, and no payment came in. It is cancelled now, and nothing was charged. If you still want these things, please order again.',
      bill(order),
      facts(order),
      backToShop(sender),
      {
        kind: 'note',
        text: 'Did you pay all the same? Reply to this letter and we will look into it.',
      },
    ],
    reason,
  };
}
