import {
  makeHistoryEntry,
  makeOrderDetails,
  makePaymentAttempt,
} from '@year-group/api-types/testing/adminFactories';
import { makeListing, makeOrder } from '@year-group/api-types/testing/factories';
import { mug, shirt } from './pictures.ts';

const paid = { status: 'paid', paymentState: 'succeeded', payment: 'paid' } as const;
export const orders = [
  makeOrder({
    id: '7d4a9c8b-1f20-4c6e-9d43-5b1e7a90c2f4',
    customerName: 'Nana Kwame Osei-Bonsu Amoako-Atta',
    customerEmail: 'nana.kwame.osei-bonsu@example.com',
    createdAt: '2026-11-23T07:12:00.000Z',
    ...paid,
  }),
  makeOrder({
    customerName: 'Efua Mensah',
    customerEmail: 'efua.mensah@example.com',
    createdAt: '2026-11-22T16:30:00.000Z',
    totalAmount: 64.8,
    status: 'pending',
    paymentState: 'failed',
    payment: 'failed',
  }),
  makeOrder({
    customerName: 'Joel Ankrah',
    customerEmail: 'joel@example.com',
    createdAt: '2026-11-22T09:02:00.000Z',
    paymentState: 'needs-review',
    payment: 'in-doubt',
    needsReview: true,
  }),
  makeOrder({
    customerName: 'Ama Owusu',
    createdAt: '2026-11-19T20:15:00.000Z',
    ...paid,
    status: 'shipped',
  }),
  makeOrder({
    customerName: 'Kofi Asare',
    customerEmail: 'kofi.asare@example.com',
    createdAt: '2026-11-02T11:45:00.000Z',
    totalAmount: 1250,
    ...paid,
    status: 'delivered',
  }),
] as const;

const reference = 'YG15-7D4A9C8B-A1';
const polo = {
  id: orders[0].id,
  title: 'Anniversary polo shirt',
  imageUrl: shirt,
  price: 180,
  quantity: 2,
  listing: { title: 'Anniversary polo shirt' },
};
const mugWithCrest = {
  id: orders[1].id,
  title: 'Enamel mug with the crest',
  imageUrl: mug,
  price: 45,
  quantity: 1,
  listing: { title: 'Enamel mug with the crest' },
};
export const order = makeOrderDetails({
  ...orders[0],
  needsReview: false,
  items: [polo, mugWithCrest],
  totalAmount: 424.8,
  history: [
    makeHistoryEntry({ createdAt: '2026-11-23T07:12:00.000Z' }),
    makeHistoryEntry({
      actor: 'paystack',
      fromStatus: 'pending',
      toStatus: 'paid',
      reason: `Payment ${reference} confirmed`,
      createdAt: '2026-11-23T07:14:00.000Z',
    }),
  ],
  attempts: [
    makePaymentAttempt({
      reference,
      amount: 424.8,
      checkedAt: '2026-11-23T07:14:00.000Z',
      settledAt: '2026-11-23T07:14:00.000Z',
      createdAt: '2026-11-23T07:12:00.000Z',
    }),
  ],
});

/** The same order, to be picked up. */
export const orderToPickUp = {
  ...order,
  deliveryMethod: 'Pick-up' as const,
  shippingAddress: 'Kumasi chapter, Adum Heights, Kumasi (Weekdays, 4:30 pm to 7:00 pm)',
  deliveryCost: 10,
  distance: null,
  totalAmount: 415,
};

const inSize = (size: string, quantity: number) => ({
  ...polo,
  quantity,
  options: [{ name: 'Size', value: size, kind: 'choice' as const }],
});
/** The listing of which they have sizes. */
export const listingToPick = makeListing({
  id: polo.id,
  title: polo.title,
  options: [{ kind: 'choice', name: 'Size', choices: ['M', 'L'] }],
});
/** Three orders to pack, of which two have a choice in common. */
export const ordersToPick = [
  makeOrder({ ...paid, id: orders[0].id, items: [inSize('L', 3), mugWithCrest] }),
  makeOrder({ ...paid, id: '2b91e0f3-5a6d-4c11-8e0f-92d4c7b3a615', items: [inSize('L', 1), inSize('M', 2)] }),
  makeOrder({ ...paid, id: 'c05f7e92-3b48-4d1a-a6c7-0e9b85d2f413', items: [mugWithCrest] }),
];

/** The same order, of which less was paid than asked. */
export const orderInDoubt = {
  ...order,
  status: 'pending' as const,
  paymentState: 'needs-review' as const,
  payment: 'in-doubt' as const,
  needsReview: true,
  history: order.history.slice(0, 1),
  attempts: order.attempts.map((attempt) => ({
    ...attempt,
    state: 'needs-review' as const,
    reason: 'The amount does not match: GH₵24.80 instead of GH₵424.80.',
  })),
};

/** The same order, whose payment the network refused. */
export const orderFailed = {
  ...order,
  status: 'pending' as const,
  paymentState: 'failed' as const,
  payment: 'failed' as const,
  history: order.history.slice(0, 1),
  attempts: order.attempts.map((attempt) => ({
    ...attempt,
    state: 'failed' as const,
    reason: 'There was not enough money in the wallet.',
  })),
  isPayable: true,
  payUrl: 'https://www.year-group.example/pay/7d4a9c8b',
};

/** The same order, that nobody tried to pay. */
export const orderUntried = {
  ...orderFailed,
  paymentState: null,
  payment: 'none' as const,
  paidAmount: 0,
  attempts: [],
};
