import type { OrderDetails } from '@year-group/api-types/shop/orderDetails';
import type { RunBoard } from '@year-group/api-types/shop/run';
import type { AllFigures } from '@year-group/api-types/system/dashboard';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rowsOf } from '#platform/db/database.ts';
import { paymentNotices } from '#platform/db/schema/payments.ts';
import { listings, orderLines } from '#platform/db/schema.ts';
import { openRun } from '#testing/runs.ts';
import { startTestShop, type TestShop } from '#testing/testShop.ts';
import { openSandboxStore, type SandboxPayment } from './sandbox/sandboxStore.ts';

/* Any steps of shoppers, officers and the provider, one after the other: the money is always what its rows say. */

const stock = 100_000;
const poll = { timeout: 60_000, interval: 100 };
const statuses = ['pending', 'paid', 'shipped', 'delivered', 'cancelled'];
const scenarios = [
  'pay',
  'pay',
  'pay',
  'decline',
  'cancel',
  'leave',
  'pay-and-leave',
  'notice-first',
  'notice-twice',
  'notice-lost',
  'wrong-amount',
  'wrong-currency',
  'refund',
];

let shop: TestShop;
const ids: string[] = [];
const undos: string[] = [];
const runs: string[] = [];
beforeAll(async () => {
  shop = await startTestShop({ sandboxProtocol: 'paystack' }, stock);
});
afterAll(() => shop.close());

const admin = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) => {
  const reply = await shop.as.admin(method, url, body);
  expect(reply.statusCode, `${url} ${reply.body}`).toBeLessThan(500);
  return reply;
};
const details = async (id: string) => (await admin('GET', `/api/admin/orders/${id}`)).json<OrderDetails>();
const provider = () => {
  const store = openSandboxStore(shop.services.settings.dataDir);
  const all = store.all();
  store.close();
  return all;
};
/** What the provider still holds of a payment, in pesewas. */
const holds = ({ state, currency, paidPesewas, refunds = [] }: SandboxPayment): number =>
  state !== 'paid' || currency !== 'GHS'
    ? 0
    : paidPesewas - refunds.reduce((sum, each) => sum + each.pesewas, 0);

/** Money returned in the provider's own dashboard, of which a quiet refund sends no notice. */
const returnElsewhere = ({ reference }: SandboxPayment, pesewas: number, isQuiet: boolean) =>
  fetch(`${shop.services.settings.publicUrl}/sandbox/dashboard/${reference}/refund`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ amount: String(pesewas), ...(isQuiet ? { quiet: 'yes' } : {}) }),
  });

const pick = <Item>(items: readonly Item[], n: number): Item | undefined => items[n % items.length];
const pay = async (id: string, n: number) => {
  const { totalAmount: amount } = await details(id);
  const body = {
    orderId: id,
    amount,
    customerEmail: 'ama.owusu@example.com',
    customerPhone: '+233241112223',
  };
  const reply = await shop.as.visitor('POST', '/api/pay', body);
  expect(reply.statusCode, reply.body).toBeLessThan(500);
  if (reply.statusCode !== 200) return;
  const url = reply.json<{ data: { checkoutUrl: string } }>().data.checkoutUrl;
  const back = await shop.press(url, pick(scenarios, n) ?? 'pay');
  if (back) await shop.returnToShop(back);
};

/** One step; `n` chooses among what it can be done with. */
const steps: Record<string, (n: number) => Promise<unknown>> = {
  async order(n) {
    ids.push((await shop.order(1 + (n % 3))).id);
  },
  async pay(n) {
    const id = pick(ids, n);
    if (id) await pay(id, n >> 3);
  },
  async move(n) {
    const id = pick(ids, n);
    const body = { status: pick(statuses, n >> 3), reason: `MoMo ${n}` };
    const moved = id && (await admin('PUT', `/api/orders/${id}`, body)).json<{ undo?: string }>();
    if (moved && moved.undo) undos.push(moved.undo);
  },
  async undo(n) {
    const undo = pick(undos, n);
    if (undo) await admin('POST', '/api/admin/orders/undo-status', { undo });
  },
  async confirm(n) {
    const id = pick(ids, n);
    if (id)
      await admin('POST', `/api/admin/orders/${id}/confirm-payment`, {
        transactionId: `T${n}`,
        note: 'Seen',
      });
  },
  async check(n) {
    const id = pick(ids, n);
    if (id) await admin('POST', `/api/admin/orders/${id}/check-payment`, {});
  },
  /** The group's treasurer returns money in the provider's own dashboard, if nobody did by hand. */
  async dashboard(n) {
    const byHand = await rowsOf<{ reference: string }>(
      shop.services.db,
      sql`select a.reference from payment_attempts a join refunds r on r.order_id = a.order_id
        where r.how = 'by-hand'`,
    );
    const isFree = ({ reference }: SandboxPayment) => byHand.every((each) => each.reference !== reference);
    const payment = pick(
      provider().filter((each) => holds(each) > 0 && isFree(each)),
      n,
    );
    if (!payment) return;
    await returnElsewhere(payment, 1 + (n % holds(payment)), n % 2 === 0);
  },
  /** A pre-order that fails with two paid buyers, of whom one may be cancelled. */
  async failRun(n) {
    const listing = (
      await admin('POST', '/api/shop', { ...(await offer()), title: `Run ${runs.length}` })
    ).json();
    const run = await openRun(shop, listing.id);
    for (const quantity of [1, 2]) {
      const cart = [{ id: listing.id, quantity }, ...(n % 2 ? [{ id: shop.listing.id, quantity: 1 }] : [])];
      const order = (await placed(cart)).json<{ id: string }>();
      ids.push(order.id);
      await pay(order.id, 0);
    }
    await admin('POST', `/api/admin/runs/${run.id}/step`, { step: 'fail' });
    if (n % 3 === 0) await admin('PUT', `/api/orders/${ids.at(-1)}`, { status: 'cancelled', reason: 'x' });
    runs.push(run.id);
  },
  /** The treasurer returned all that a buyer of a failed run paid, no notice came, and our button is pressed. */
  async refundReturned() {
    await steps.failRun?.(1);
    const orderId = ids.at(-1);
    const [attempt] = await rowsOf<{ reference: string }>(
      shop.services.db,
      sql`select reference from payment_attempts where order_id = ${orderId}`,
    );
    const payment = provider().find(({ reference }) => reference === attempt?.reference);
    if (payment) await returnElsewhere(payment, holds(payment), true);
    await admin('POST', `/api/admin/runs/${runs.at(-1)}/refunds`, { orderId });
  },
  async refund(n) {
    const runId = pick(runs, n);
    if (!runId) return;
    const { buyers } = (await admin('GET', `/api/admin/runs/${runId}`)).json<RunBoard>();
    const orderId = pick(buyers, n >> 2)?.orderId;
    const proof = n % 3 === 0 ? { proof: `MoMo ${n}` } : {};
    const press = () => admin('POST', `/api/admin/runs/${runId}/refunds`, { orderId, ...proof });
    if (orderId) await Promise.all(n % 5 === 0 ? [press(), press()] : [press()]);
  },
  /** A shopper whose payment is in doubt, one cedi short, tries to pay again. */
  async payAgain() {
    const order = await shop.order();
    ids.push(order.id);
    await shop.returnToShop((await shop.press(await shop.pay(order), 'wrong-amount')) ?? '');
    await pay(order.id, 0);
  },
  /** A listing is deleted while somebody pays for it, and restored. */
  async deleteAndRestore(n) {
    const order = await shop.order(2);
    ids.push(order.id);
    const url = await shop.pay(order);
    const { id } = shop.listing;
    if ((await admin('DELETE', `/api/shop/${id}`)).statusCode !== 200) return;
    await shop.returnToShop((await shop.press(url, 'pay')) ?? '');
    const later = pick(ids, n);
    if (later) await admin('PUT', `/api/orders/${later}`, { status: 'paid', reason: 'By cash' });
    expect((await admin('POST', '/api/admin/trash/restore', { ids: [id] })).statusCode).toBe(200);
  },
};
const offer = async () => {
  const { title, description, price, category, condition, imageUrl } = shop.listing;
  return { title, description, price, category, condition, imageUrl };
};
const placed = async (cart: object[]) => {
  const customer = {
    customerName: 'Ama Owusu',
    customerEmail: 'ama.owusu@example.com',
    customerPhone: '+233241112223',
  };
  const address = { shippingAddress: '12 Boundary Road, East Legon, Accra', deliveryCost: 21 };
  return shop.as.visitor('POST', '/api/orders', { ...customer, ...address, cart });
};

const askedOf = new Map<string, string>();
/** The shop has heard of everything: no notice waits, and each payment that changed since was asked about. */
async function settled(): Promise<void> {
  const { db } = shop.services;
  const open = async () =>
    (await db.select().from(paymentNotices)).filter((each) => !each.processedAt).length;
  await expect.poll(open, poll).toBe(0);
  for (const payment of provider()) {
    const now = JSON.stringify(payment);
    if (askedOf.get(payment.reference) === now) continue;
    askedOf.set(payment.reference, now);
    const [attempt] = await rowsOf<{ id: string }>(
      db,
      sql`select order_id as id from payment_attempts where reference = ${payment.reference}`,
    );
    await admin('POST', `/api/admin/orders/${attempt?.id}/check-payment`, {});
  }
}

async function expectSameSums(): Promise<void> {
  const { db } = shop.services;
  const one = async (query: ReturnType<typeof sql>) =>
    Number((await rowsOf<{ sum: string }>(db, query))[0]?.sum);
  const received = await one(sql`select coalesce(sum(pesewas), 0) as sum from payments`);
  const returned = await one(sql`select coalesce(sum(pesewas), 0) as sum from refunds where state = 'done'`);
  const { totalRevenue } = (await admin('GET', '/api/admin/revenue')).json<{ totalRevenue: number }>();
  expect(Math.round(totalRevenue * 100), 'revenue').toBe(received - returned);
  const { revenue, bestSelling } = (await admin('GET', '/api/admin/dashboard')).json<AllFigures>();
  const months = revenue.months.reduce((sum, { net }) => sum + Math.round(net * 100), 0);
  expect(months, 'the months of the dashboard').toBe(received - returned);
  const sold = await one(
    sql`select coalesce(sum(quantity), 0) as sum from order_lines join orders on orders.id = order_id
      where listing_id = ${shop.listing.id} and paid_at is not null and refund_id is null`,
  );
  const shown = bestSelling.find(({ listingId }) => listingId === shop.listing.id);
  expect(shown?.quantity ?? 0, 'best sellers').toBe(sold);
  const handed = await one(sql`select coalesce(sum(pesewas), 0) as sum from payments where is_by_hand`);
  const handedBack = await one(
    sql`select coalesce(sum(pesewas), 0) as sum from refunds where state = 'done' and how = 'by-hand'`,
  );
  const ledger = provider().reduce((sum, each) => sum + holds(each), 0);
  expect(received - returned, 'the provider’s own ledger').toBe(ledger + handed - handedBack);
  const overpaid = await rowsOf(
    db,
    sql`select order_id from refunds where state = 'done' group by order_id having sum(pesewas) >
      (select coalesce(sum(pesewas), 0) from payments where payments.order_id = refunds.order_id)`,
  );
  expect(overpaid, 'more returned than paid').toEqual([]);
  const twice = await rowsOf(
    db,
    sql`select id from orders where total_pesewas <
      (select coalesce(sum(pesewas), 0) from payments where order_id = orders.id)
      - (select coalesce(sum(pesewas), 0) from refunds where order_id = orders.id and state = 'done')`,
  );
  expect(twice, 'paid twice').toEqual([]);
  const [listing] = await db.select().from(listings).where(eq(listings.id, shop.listing.id));
  const lines = await db.select().from(orderLines).where(eq(orderLines.listingId, shop.listing.id));
  const taken = lines.reduce((sum, line) => sum + line.taken, 0);
  expect((listing?.stock ?? 0) + taken, 'stock and taken').toBe(stock);
  const untaken = await rowsOf(
    db,
    sql`select orders.id from orders join order_lines on order_id = orders.id
      where listing_id = ${shop.listing.id} and paid_at is not null and status <> 'cancelled'
        and refund_id is null and taken < quantity`,
  );
  expect(untaken, 'sold, but still in the stock').toEqual([]);
}

it('after any 500 steps revenue is the rows, the rows are the provider’s ledger, and no piece is lost', async () => {
  const names = Object.keys(steps);
  const weighed = fc.constantFrom(
    ...names,
    'order',
    'order',
    'pay',
    'pay',
    'pay',
    'dashboard',
    'refund',
    'move',
  );
  const step = fc.tuple(weighed, fc.nat(1_000_000));
  const plan = fc.array(step, { minLength: 500, maxLength: 500, size: 'max' });
  await fc.assert(
    fc.asyncProperty(plan, async (all) => {
      for (const [index, [name, n]] of all.entries()) {
        await steps[name]?.(n);
        if ((index + 1) % 50 !== 0) continue;
        await settled();
        await expectSameSums();
      }
    }),
    { numRuns: 1, endOnFailure: true },
  );
}, 900_000);
