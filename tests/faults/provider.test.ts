import { setTimeout as pause } from 'node:timers/promises';
import type { Order } from '@year-group/api-types/shop/order';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inRoot } from '../../tools/folders.ts';
import { makeDatabase } from '../support/database.ts';
import { adminPassword, makeDataFolder, type Run, send, start } from '../support/server.ts';
import { toShopper } from '../support/shopper.ts';
import { startFaultyProvider } from './faultyProvider.ts';

const orders = 24;
const shoppers = 8;

const timed = async <Result>(work: Promise<Result>): Promise<{ result: Result; ms: number }> => {
  const started = performance.now();
  return { result: await work, ms: Math.round(performance.now() - started) };
};

describe.each(['paystack', 'hubtel'] as const)('with %s', (protocol) => {
  const { folder, remove } = makeDataFolder();
  let databaseUrl: string;
  let provider: Awaited<ReturnType<typeof startFaultyProvider>>;
  let server: Run;
  beforeAll(async () => {
    [databaseUrl, provider] = await Promise.all([makeDatabase(), startFaultyProvider(protocol)]);
    provider.recover();
    server = await start({
      DATA_DIR: folder,
      ADMIN_PASSWORD: adminPassword,
      DATABASE_URL: databaseUrl,
      // The sandbox's adapter asks the provider at the product's own address.
      PUBLIC_URL: provider.url,
      SANDBOX_PROTOCOL: protocol,
      GOOGLE_MAPS_API_KEY: 'never looked at',
      MAPS_URL: provider.url,
      NODE_OPTIONS: `--import=${inRoot('tests', 'faults', 'preloads', 'maps.ts')}`,
    });
  });
  afterAll(async () => {
    await remove();
    provider.stop();
  });

  /** Reads a list, a search and a page until stopped; resolves to the slowest, in ms. */
  function readMeanwhile() {
    let slowest = 0;
    let isOver = false;
    const reading = (async () => {
      while (!isOver) {
        for (const path of ['/api/shop', '/api/news?searchTerm=hall', '/news']) {
          const { result, ms } = await timed(fetch(server.url + path));
          expect(result.status).toBe(200);
          await result.arrayBuffer();
          slowest = Math.max(slowest, ms);
        }
        await pause(20);
      }
    })();
    return async () => {
      isOver = true;
      await reading;
      return slowest;
    };
  }

  it('takes orders without waiting for a provider that is slow, silent or broken, and settles each payment once', async () => {
    const shopper = await toShopper(server.url);
    const places = new Map<Order, string>();
    const figures = { slowestOrderMs: 0, slowestPayMs: 0 };
    const press = async (order: Order) => {
      const { result, ms } = await timed(shopper.pay(order));
      figures.slowestPayMs = Math.max(figures.slowestPayMs, ms);
      expect([200, 503]).toContain(result.status);
      places.set(order, result.checkoutUrl);
    };
    const tell = ({ path, ...notice }: ReturnType<typeof provider.take>) =>
      fetch(server.url + path, { method: 'POST', ...notice });

    provider.startFailing();
    const stopReading = readMeanwhile();
    const keys = Array.from({ length: orders }, (_, n) => `faulty-${n}`);
    await Promise.all(
      Array.from({ length: shoppers }, async () => {
        for (let key = keys.pop(); key; key = keys.pop()) {
          const { result, ms } = await timed(shopper.order(key));
          figures.slowestOrderMs = Math.max(figures.slowestOrderMs, ms);
          await press(result);
        }
      }),
    );
    // Some have paid, and the provider sends each notice twice. Status requests still fail.
    for (const checkoutUrl of [...places.values()].filter(Boolean)) {
      const notice = provider.take(checkoutUrl);
      for (const { status } of await Promise.all([tell(notice), tell(notice)])) expect(status).toBe(200);
    }
    const slowestRead = await stopReading();

    provider.recover();
    for (const [order, checkoutUrl] of places) if (!checkoutUrl) await press(order);
    // Their notices are lost: only the timed checks can find them, and need not be waited for.
    for (const checkoutUrl of places.values()) provider.take(checkoutUrl);
    const database = new pg.Client({ connectionString: databaseUrl });
    await database.connect();
    const settled = async () => {
      await database.query(`update work.job set start_after = now() where name in ('check-payment', 'process-notice')
      and state in ('created', 'retry')`);
      const { rows } = await database.query(
        `select count(*) filter (where paid_at is not null and id = any ($1))::int as paid,
      count(*) filter (where needs_review and id = any ($1))::int as doubtful from orders`,
        [[...places.keys()].map(({ id }) => id)],
      );
      return rows[0];
    };
    await expect.poll(settled, { timeout: 60_000, interval: 500 }).toEqual({ paid: orders, doubtful: 0 });
    const { rows } = await database.query(
      `select count(*)::int as times from order_history
    where to_status = 'paid' and order_id = any ($1) group by order_id`,
      [[...places.keys()].map(({ id }) => id)],
    );
    await database.end();

    const doubled = rows.filter(({ times }) => times !== 1).length;
    expect({ paid: rows.length, doubled }).toEqual({ paid: orders, doubled: 0 });
    expect(figures.slowestOrderMs).toBeLessThan(5000);
    expect(figures.slowestPayMs).toBeLessThan(15_000);
    expect(slowestRead).toBeLessThan(5000);
  });

  it.runIf(protocol === 'paystack')(
    'prices deliveries by itself while Google is slow, silent or broken',
    async () => {
      provider.startFailing();
      const stopReading = readMeanwhile();
      const asked = Array.from({ length: 10 }, (_, n) =>
        timed(
          send('POST', `${server.url}/api/calculate-delivery`, {
            customerAddress: `${n} Boundary Road, East Legon, Accra`,
          }),
        ),
      );
      const quotes = await Promise.all(asked);
      const estimated = await Promise.all(
        quotes.map(async ({ result }) => (await result.json()).estimated === true),
      );
      const slowestRead = await stopReading();
      const result = {
        answered: quotes.filter(({ result: { status } }) => status === 200).length,
        estimated: estimated.filter(Boolean).length,
        slowestQuoteMs: Math.max(...quotes.map(({ ms }) => ms)),
      };
      expect(result).toMatchObject({ answered: 10, estimated: 10 });
      expect(result.slowestQuoteMs).toBeLessThan(6000);
      expect(slowestRead).toBeLessThan(5000);
    },
  );
});
