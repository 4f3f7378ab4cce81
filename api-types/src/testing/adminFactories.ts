import { dashboardMonths } from '../common/limits.ts';
import { orderStatuses } from '../common/lists.ts';
import type { TrashEntry } from '../content/trash.ts';
import type { Action } from '../officers/action.ts';
import type { OrderDetails, OrderHistoryEntry, PaymentAttempt } from '../shop/orderDetails.ts';
import type { AllFigures } from '../system/dashboard.ts';
import { makeEvent, makeId, makeMember, makeOrder } from './factories.ts';

const houses = ['Kwansa', 'Clerk', 'Engmann', 'Akro', 'Riis', 'Labone'].map((name) => `${name} House`);

/** Sample data that only officers see; each factory fills in omitted fields. */

/** A news item in the trash. */
export function makeTrashEntry(fields: Partial<TrashEntry> = {}): TrashEntry {
  return {
    id: makeId(),
    kind: 'news',
    title: 'A new library for Akro House',
    detail: 'Giving back',
    deletedAt: '2026-11-10T09:00:00.000Z',
    restorableUntil: '2026-12-10T09:00:00.000Z',
    ...fields,
  };
}

/** A history entry: the order was placed. */
export function makeHistoryEntry(fields: Partial<OrderHistoryEntry> = {}): OrderHistoryEntry {
  return {
    id: makeId(),
    actor: 'shopper',
    fromStatus: null,
    toStatus: 'pending',
    reason: '',
    createdAt: '2026-11-02T20:15:00.000Z',
    ...fields,
  };
}

/** A payment attempt that succeeded. */
export function makePaymentAttempt(fields: Partial<PaymentAttempt> = {}): PaymentAttempt {
  return {
    id: makeId(),
    number: 1,
    provider: 'paystack',
    reference: 'YG15-0189000000000070-A1',
    providerReference: '4099260516',
    amount: 379.8,
    state: 'succeeded',
    reason: null,
    checkedAt: '2026-11-02T20:17:00.000Z',
    settledAt: '2026-11-02T20:17:00.000Z',
    createdAt: '2026-11-02T20:16:00.000Z',
    ...fields,
  };
}

/** An order that was placed and paid, with its history and its one attempt. */
export function makeOrderDetails(fields: Partial<OrderDetails> = {}): OrderDetails {
  const paid = {
    actor: 'paystack',
    fromStatus: 'pending',
    toStatus: 'paid',
    reason: 'Payment YG15-0189000000000070-A1 confirmed',
    createdAt: '2026-11-02T20:17:00.000Z',
  } as const;
  return {
    ...makeOrder({
      status: 'paid',
      paymentState: 'succeeded',
      payment: 'paid',
      paidAmount: 379.8,
      needsReview: false,
    }),
    history: [makeHistoryEntry(), makeHistoryEntry(paid)],
    attempts: [makePaymentAttempt()],
    refunds: [],
    payUrl: null,
    ...fields,
  };
}

/** An entry of the log: a news item was published. */
export function makeAction(fields: Partial<Action> = {}): Action {
  return {
    id: makeId(),
    action: 'publish',
    target: `news/${makeId()}`,
    detail: 'A new library for Akro House',
    officerId: '01890000-0000-7000-8000-00000000a0a0',
    officerName: 'Ama Owusu',
    createdAt: '2026-11-10T09:00:00.000Z',
    ...fields,
  };
}

/** The dashboard of an active shop and year group. */
export function makeDashboard(fields: Partial<AllFigures> = {}): AllFigures {
  const months = Array.from({ length: dashboardMonths }, (_, index) =>
    new Date(Date.UTC(2025, 11 + index)).toISOString().slice(0, 7),
  );
  const revenue = months.map((month, index) => {
    const [settled, refunded] = [300 * index, index === 5 ? 180 : 0];
    return { month, settled, refunded, net: settled - refunded };
  });
  return {
    revenue: { months: revenue },
    ordersByStatus: orderStatuses.map((status, index) => ({ status, count: 3 * index })),
    registrations: { total: 78, months: months.map((month, index) => ({ month, count: index })) },
    houses: houses.map((house, index) => ({ house, count: 18 - 2 * index })),
    bestSelling: ['Anniversary polo shirt', 'Crest mug', 'Embroidered cap'].map((title, index) => ({
      listingId: makeId(),
      title,
      quantity: 40 - 9 * index,
      revenue: 7200 - 2100 * index,
    })),
    today: {
      inDoubt: { total: 1, orders: [makeOrder({ paymentState: 'needs-review', needsReview: true })] },
      failedPayments: 2,
      toPack: { total: 1, orders: [makeOrder({ status: 'paid', paymentState: 'succeeded' })] },
      toAdmit: { total: 0, members: [], unproved: 0 },
      newestMembers: [makeMember()],
      nextEvent: { ...makeEvent(), answers: { coming: 23, notComing: 4 } },
    },
    ...fields,
  };
}
