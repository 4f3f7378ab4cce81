import { messages } from '@year-group/api-types/messages';
import type { IconName } from '@year-group/ui-kit/Icon';
import type { ShownStatus } from './shownStatus.ts';

interface StatusTexts {
  title: string;
  /** The state on the receipt, in a word or two. */
  receipt: string;
  sentence: string;
  /** What it means for the shopper. */
  advice?: string;
  icon: IconName;
  tone: 'success' | 'danger' | 'waiting';
}

const { paid, failed, pending } = messages.paymentStatus;

/** Of an order that is paid by hand, until an officer confirms it. */
export const awaitedByHand: StatusTexts = {
  receipt: 'Not paid yet',
  title: 'Your order is waiting for its payment',
  sentence: 'We have written down what you chose.',
  icon: 'clock',
  tone: 'waiting',
};

/** What the page and the receipt say of each status. */
export const statusTexts: Record<ShownStatus, StatusTexts> = {
  successful: {
    receipt: 'Paid',
    title: 'Payment Successful',
    sentence: paid,
    icon: 'check',
    tone: 'success',
  },
  failed: {
    receipt: 'Not paid',
    title: 'Payment Failed',
    sentence: failed,
    advice:
      'Your order is kept, and nothing was taken for it as far as we know. Should a payment still arrive, it counts.',
    icon: 'warning',
    tone: 'danger',
  },
  processing: {
    receipt: 'Not paid yet',
    title: 'Payment Processing',
    sentence: pending,
    icon: 'clock',
    tone: 'waiting',
  },
  review: {
    receipt: 'Being checked',
    title: 'Payment Processing',
    sentence: pending,
    advice:
      'A payment may have arrived, and one of us is looking at it. Please do not pay again; you will hear from us by email.',
    icon: 'clock',
    tone: 'waiting',
  },
  refunded: {
    receipt: 'Refunded',
    title: 'Payment Refunded',
    sentence:
      'Your payment was refunded. The money comes back the way it was paid: to the same phone wallet or the same card.',
    // A refunded order has the status of a pending one, but must not ask for money.
    advice: `${pending} The confirmation comes from the payment company once the money is back with you; there is nothing for you to do.`,
    icon: 'refund',
    tone: 'waiting',
  },
  'cancelled-paid': {
    receipt: 'Cancelled, payment received',
    title: 'Payment Received',
    sentence: messages.paymentStatus.cancelledPaid,
    advice:
      'One of us pays it back or takes the order up again. Please do not pay again; you will hear from us by email.',
    icon: 'clock',
    tone: 'waiting',
  },
  cancelled: {
    receipt: 'Cancelled',
    title: 'Order Cancelled',
    sentence: messages.checkout.cancelled,
    icon: 'close',
    tone: 'danger',
  },
};
