import { formatLongDate } from '@year-group/api-types/common/dates';
import { orderNumber } from '@year-group/api-types/shop/orderNumber';
import { pages } from '@year-group/api-types/system/pages';
import type { Letter, Sender } from '../layout/letter.ts';
import { seeOrder } from './orderBlocks.ts';

interface RunMailData {
  orderId: string;
  customerName: string;
  title: string;
}

const reason = 'You receive this letter because you paid for a pre-order of the group.';

/** Letters about pre-orders, by template name. */
export const runLetters = {
  'run-reached': (
    { orderId, customerName, title, expectedOn }: RunMailData & { expectedOn: string | null },
    sender: Sender,
  ): Letter => ({
    subject: `${title}: enough people have paid`,
    preheader: 'The pre-order has reached its minimum and will be made.',
    title: 'The pre-order has reached its minimum',
    blocks: [
      `Dear ${customerName},`,
      `Enough people have paid for ${title}, so it will be made. Until the pre-order closes you can still choose another size on the page of your order ${orderNumber(orderId)}.`,
      ...(expectedOn ? [`We expect it on ${formatLongDate(expectedOn)}.`] : []),
      seeOrder({ orderId }, sender),
    ],
    reason,
  }),

  'run-failed': ({ orderId, customerName, title }: RunMailData, sender: Sender): Letter => ({
    subject: `${title} will not be made: you get your money back`,
    preheader: 'The pre-order was closed. You need not do anything.',
    title: 'The pre-order was closed',
    blocks: [
      `Dear ${customerName},`,
      `${title} will not be made, because the pre-order was closed. We return your money for it to the wallet or card that you paid with, or call you. You need not do anything.`,
      seeOrder({ orderId }, sender),
    ],
    reason,
  }),

  /** To somebody on the waiting list: it can be ordered again. */
  'run-open': (
    { listingId, title, closesAt }: { listingId: string; title: string; closesAt: string },
    { publicUrl }: Sender,
  ): Letter => ({
    subject: `${title} can be ordered again`,
    preheader: `The next pre-order is open until ${formatLongDate(closesAt)}.`,
    title: 'The next pre-order is open',
    blocks: [
      `You asked to be told when ${title} can be ordered again. It can be ordered and paid until ${formatLongDate(closesAt)}.`,
      { kind: 'button', label: 'Order it', href: publicUrl + pages.listing.to(listingId) },
      {
        kind: 'note',
        text: 'This is the only letter about it: we have deleted your address from the list.',
      },
    ],
    reason: 'You receive this letter because your address was entered on the waiting list of our shop.',
  }),
};
