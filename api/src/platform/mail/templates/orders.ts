import { formatPesewas } from '@year-group/api-types/common/money';
import { orderNumber } from '@year-group/api-types/shop/orderNumber';
import { pages } from '@year-group/api-types/system/pages';
import type { Letter, Sender } from '../layout/letter.ts';
import { backToShop, bill, facts, type OrderMailData, reason, seeOrder } from './orderBlocks.ts';
import { textsFor } from './receiving.ts';

interface PaidOrder extends OrderMailData {
  paidAt: string;
  isPreOrder: boolean;
  /** Whether enough people have paid for what it orders in advance. */
  isDecided?: boolean;
  /** Whether it was sent before it was paid. */
  isSent?: boolean;
}

/** What follows the payment. */
function nextOf({ isPreOrder, isDecided, isSent, collected }: PaidOrder): string {
  if (isSent) return '';
  if (!isPreOrder) return textsFor(collected).paid;
  if (isDecided) return 'Enough people have paid for what you ordered in advance: it will be made.';
  return 'What you ordered in advance is made once enough people have paid. We write again when that is decided.';
}

const failed = 'Your payment did not go through';
const notYet = 'Your order is not paid yet';

type CancelledOrder = OrderMailData & { wasPaid: boolean; heldPesewas: number };

function moneyOf({ wasPaid, heldPesewas }: CancelledOrder) {
  if (heldPesewas > 0)
    return `The ${formatPesewas(heldPesewas)} that we hold for you goes back the way it came.`;
  if (wasPaid) return 'Your money has been returned.';
  return 'Nothing was charged. If you still want these things, they are a few taps away.';
}

/** Letters about an order, by template name. */
export const orderLetters = {
  'order-received': (order: OrderMailData, sender: Sender): Letter => ({
    subject: `Your order ${orderNumber(order.orderId)} is waiting for its payment`,
    preheader: `We have your order. ${formatPesewas(order.totalPesewas)} to pay.`,
    title: 'We have your order',
    blocks: [
      `Dear ${order.customerName},`,
      'Thank you. We have written down what you chose, and we pack it as soon as your payment has come in.',
      bill(order),
      facts(order),
      seeOrder(order, sender),
      {
        kind: 'note',
        text: 'Have you paid already? Then another letter with your receipt is on its way to you.',
      },
    ],
    reason,
  }),

  /** An officer sends the link to pay. */
  'order-payment-link': (order: OrderMailData & { hasFailed: boolean }, sender: Sender): Letter => ({
    subject: `Your order ${orderNumber(order.orderId)}: pay it here`,
    preheader: `${order.hasFailed ? failed : notYet}. ${formatPesewas(order.totalPesewas)} to pay.`,
    title: order.hasFailed ? failed : notYet,
    blocks: [
      `Dear ${order.customerName},`,
      `No money for your order has come in. We have kept it for you: open the page of your order and pay ${order.hasFailed ? 'with the same wallet or card, or with another one' : 'there'}.`,
      {
        kind: 'button',
        label: 'Pay the order',
        href: sender.publicUrl + pages.paymentStatus.to(order.orderId),
      },
      bill(order),
      facts(order),
      {
        kind: 'note',
        text: 'Have you paid already? Reply to this letter and we will look into it. Please do not pay twice.',
      },
    ],
    reason,
  }),

  'order-paid': (order: PaidOrder, sender: Sender): Letter => ({
    subject: `Receipt for your order ${orderNumber(order.orderId)}`,
    preheader: `Your payment of ${formatPesewas(order.totalPesewas)} has come in. Thank you.`,
    title: 'Thank you, your payment has come in',
    blocks: [
      `Dear ${order.customerName},`,
      `This letter is your receipt. ${nextOf(order)}`.trim(),
      bill(order),
      facts(order, order.paidAt),
      seeOrder(order, sender),
    ],
    reason,
  }),

  /** The event at which the order is handed out was moved, changed or cancelled. */
  'order-place'(order: OrderMailData & { isCancelled: boolean }, sender: Sender): Letter {
    const { isCancelled } = order;
    return {
      subject: `Your order ${orderNumber(order.orderId)}: the event ${isCancelled ? 'is cancelled' : 'has changed'}`,
      preheader: isCancelled
        ? 'Tell us how you would like to receive it.'
        : 'Here is where and when you receive it.',
      title: isCancelled ? 'The event is cancelled' : 'The event has changed',
      blocks: [
        `Dear ${order.customerName},`,
        isCancelled
          ? 'The event at which you wanted to receive your order is cancelled. Your order is safe. Reply to this letter and tell us how you would like to receive it.'
          : 'Something about the event at which you receive your order has changed. This is what counts now. If you cannot come, reply to this letter and we will find another way.',
        facts(order),
        bill(order),
        seeOrder(order, sender),
      ],
      reason,
    };
  },

  /** The parcel was shipped, or the order can be collected. */
  'order-shipped'(order: OrderMailData, sender: Sender): Letter {
    const { subject, preheader, title, text } = textsFor(order.collected).shipped;
    return {
      subject: subject(orderNumber(order.orderId)),
      preheader,
      title,
      blocks: [`Dear ${order.customerName},`, text, facts(order), bill(order), seeOrder(order, sender)],
      reason,
    };
  },

  /** The parcel was delivered, or the order was collected. */
  'order-delivered'(order: OrderMailData, sender: Sender): Letter {
    const { subject, title, text } = textsFor(order.collected).delivered;
    return {
      subject: subject(orderNumber(order.orderId)),
      preheader: 'We hope that everything is as you wished.',
      title,
      blocks: [
        `Dear ${order.customerName},`,
        `${text} Wear it, read it, put it on the shelf where visitors see it. If anything is missing or broken, reply to this letter and we will put it right.`,
        bill(order),
        facts(order),
        backToShop(sender),
      ],
      reason,
    };
  },

  'order-cancelled': (order: CancelledOrder, sender: Sender): Letter => ({
    subject: `Your order ${orderNumber(order.orderId)} was cancelled`,
    preheader: moneyOf(order),
    title: 'Your order was cancelled',
    blocks: [
      `Dear ${order.customerName},`,
      `You will not receive this order. ${moneyOf(order)}`,
      bill(order),
      facts(order),
      backToShop(sender),
      { kind: 'note', text: 'Is this a surprise to you? Reply to this letter and we will look into it.' },
    ],
    reason,
  }),

  'order-expired': (order: OrderMailData, sender: Sender): Letter => ({
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
  }),
};
