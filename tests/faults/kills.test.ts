import { setTimeout as pause } from 'node:timers/promises';
import { endpoints } from '@year-group/api-types/endpoints';
import type { Order } from '@year-group/api-types/shop/order';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../tools/freePort.ts';
import { connectTo } from '../support/database.ts';
import { preparePlaces } from '../support/prepareServer.ts';
import { killAll, logIn, type Run, start } from '../support/server.ts';
import { toShopper } from '../support/shopper.ts';
import { startFaultyProvider } from './faultyProvider.ts';
import { startMailServer } from './mailServer.ts';

/** The tests kill twice. FAULT_KILLS=10 measures in full, and also waits for every letter. */
const isWhole = process.env.FAULT_KILLS !== undefined;
const kills = Number(process.env.FAULT_KILLS ?? 2);
const clients = 6;
/** The silence of the provider before a kill: longer than our timeout, so that jobs are running. */
const silenceMs = 13_000;
/** In ms after the restart: by then every order that was paid before a kill is marked paid. */
const maxMs = 30_000;

const { makePlace } = preparePlaces();
let place: Record<string, string>;
let provider: Awaited<ReturnType<typeof startFaultyProvider>>;
let mailServer: Awaited<ReturnType<typeof startMailServer>>;
let database: pg.Client;
beforeAll(async () => {
  [place, provider, mailServer] = await Promise.all([
    makePlace(),
    startFaultyProvider('paystack'),
    startMailServer(),
  ]);
  database = await connectTo(place.DATABASE_URL);
});
afterAll(async () => {
  provider.stop();
  await mailServer.stop();
  await database.end();
});

const read = async (sql: string, ...values: unknown[]) => (await database.query(sql, values)).rows;

/** Tries until it works, as people and providers do while nothing answers. */
async function insist<Result>(work: () => Promise<Result | undefined>): Promise<Result> {
  for (;;) {
    const result = await work().catch(() => undefined);
    if (result !== undefined) return result;
    await pause(250);
  }
}

/** Opens a pre-order of a listing for an hour, which needs five pieces; resolves to its id. */
async function openRun({ url, send }: Run, listingId: string | undefined): Promise<string> {
  const headers = await logIn(url);
  const closesAt = new Date(Date.now() + 60 * 60 * 1000).toISOString();
  const planned = await send('POST', '/api/admin/runs', { listingId, minimum: 5, closesAt }, headers);
  const { id } = endpoints.createRun.reply.parse(await planned.json());
  const opened = await send('POST', `/api/admin/runs/${id}/step`, { step: 'open' }, headers);
  expect(opened.status).toBe(200);
  return id;
}

it('pays every order once and soon after the restart, however often the process is killed', async () => {
  const port = String(await freePort());
  // The sandbox's adapter asks the provider at the product's own address.
  const settings = { ...place, PORT: port, SMTP_URL: mailServer.url, PUBLIC_URL: provider.url };
  const url = `http://127.0.0.1:${port}`;
  provider.recover();
  let server = await start(settings);
  const shopper = await toShopper(url);
  const runId = await openRun(server, shopper.listingId);
  const [{ before }] = await read('select count(*)::int as before from orders');

  const orders = new Map<string, Order>();
  /** Orders whose money the provider has. */
  const charged = new Set<string>();
  let isOver = false;
  let key = 0;

  const shopping = Array.from({ length: clients }, async () => {
    while (!isOver) {
      const name = `kill-${key++}`;
      const order = await insist(() => shopper.order(name));
      orders.set(name, order);
      const checkoutUrl = await insist(async () => {
        const { status, checkoutUrl: at } = await shopper.pay(order);
        return status === 200 ? at : undefined;
      });
      const { path, returnPath, ...notice } = provider.take(checkoutUrl);
      charged.add(order.id);
      // One third is reported by the notice, one third by the returning payer, one third by both.
      const reports = [
        () => fetch(url + path, { method: 'POST', ...notice }),
        () => fetch(url + returnPath, { redirect: 'manual' }),
      ].filter((_, way) => key % 3 !== way);
      const taken = async (tell: () => Promise<Response>) => ((await tell()).status < 400 ? true : undefined);
      await Promise.all(reports.map((tell) => insist(() => taken(tell))));
      await pause(500);
    }
  });

  /** How long after that moment the last of these orders was paid, in ms. */
  async function untilPaid(ids: string[], since: number): Promise<number> {
    for (;;) {
      const unpaid = await read('select from orders where id = any ($1) and paid_at is null', ids);
      const waited = performance.now() - since;
      if (unpaid.length === 0 || waited > 10 * maxMs) return Math.round(waited);
      await pause(100);
    }
  }

  let longestWait = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    await pause(3000 + Math.random() * 3000);
    // Every other time jobs are under way that wait for the provider.
    if (kill % 2 === 0) {
      provider.stopAnswering();
      await pause(silenceMs);
    }
    await killAll(server);
    provider.recover();
    const paidBefore = [...charged];
    server = await start(settings);
    const restarted = performance.now();
    longestWait = Math.max(longestWait, await untilPaid(paidBefore, restarted));
  }
  isOver = true;
  await Promise.all(shopping);
  const ids = [...orders.values()].map(({ id }) => id);
  await untilPaid(ids, performance.now());

  // A letter that was being sent at a kill is released after two minutes, and its job is retried
  // with growing pauses. Only the full measurement waits for it.
  const waiting = async () => (await read('select 1 from mails where sent_at is null')).length;
  if (isWhole) await expect.poll(waiting, { timeout: 420_000, interval: 500 }).toBe(0);

  const [figures] = await read(
    `select (select count(*)::int from orders) - $2::int as stored,
      (select count(*)::int from orders where id = any ($1) and paid_at is not null) as paid,
      (select count(*)::int from orders where id = any ($1) and needs_review) as doubtful,
      (select count(*)::int from (select order_id from order_history
        where order_id = any ($1) and to_status = 'paid' group by order_id having count(*) > 1) h) as "paidTwice",
      (select count(*)::int from run_lines where order_id = any ($1) and run_id = $3) as joined,
      (select count(*)::int from mails) as letters`,
    ids,
    before,
    runId,
  );
  const times = Map.groupBy(mailServer.taken, (messageId) => messageId);
  const { stored, letters, ...counted } = figures;
  const result = {
    ...counted,
    lost: orders.size - (await read('select 1 from orders where id = any ($1)', ids)).length,
    doubled: stored - orders.size,
    lettersOut: times.size,
    lettersMore: [...times.values()].filter(({ length }) => length > 2).length,
  };
  const none = { lost: 0, doubled: 0, paidTwice: 0, doubtful: 0, lettersMore: 0 };
  const all = { paid: orders.size, joined: orders.size, ...none };
  expect(result).toMatchObject(isWhole ? { ...all, lettersOut: letters } : all);
  expect(times.size).toBeGreaterThan(0);
  expect(longestWait).toBeLessThan(maxMs);
}, 1_500_000);
