import { setTimeout as pause } from 'node:timers/promises';
import type { Order } from '@year-group/api-types/shop/order';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inRoot } from '../../tools/folders.ts';
import { connectTo } from '../support/database.ts';
import { preparePlaces } from '../support/prepareServer.ts';
import { type Run, start } from '../support/server.ts';
import { toShopper } from '../support/shopper.ts';
import { startFaultyProvider } from './faultyProvider.ts';

const orders = 24;
const shoppers = 8;

const timed = async <Result>(work: Promise<Result>): Promise<{ result: Result; ms: number }> => {
  const started = performance.now();
  return { result: await work, ms: Math.round(performance.now() - started) };
};

describe.each(['paystack', 'hubtel'] as const)('with %s', (protocol) => {
  const { makePlace } = preparePlaces();
  let place: Record<string, string>;
  let provider: Awaited<ReturnType<typeof startFaultyProvider>>;
  let server: Run;
  beforeAll(async () => {
    [place, provider] = await Promise.all([makePlace(), startFaultyProvider(protocol)]);
    provider.recover();
    server = await start({
      ...place,
      // The sandbox's adapter asks the provider at the product's own address.
      PUBLIC_URL: provider.url,
      SANDBOX_PROTOCOL: protocol,
      GOOGLE_MAPS_API_KEY: 'never looked at',
      MAPS_URL: provider.url,
      NODE_OPTIONS: `--import=${inRoot('tests', 'faults', 'preloads', 'maps.ts')}`,
    });
  });
  afterAll(() => provider.stop());

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
    const buy = async () => {
      for (let key = keys.pop(); key; key = keys.pop()) {
        const { result, ms } = await timed(shopper.order(key));
        figures.slowestOrderMs = Math.max(figures.slowestOrderMs, ms);
        await press(result);
      }
    };
    await Promise.all(Array.from({ length: shoppers }, buy));
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
    const database = await connectTo(place.DATABASE_URL);
    const read = async (sql: string) =>
      (await database.query(sql, [[...places.keys()].map(({ id }) => id)])).rows;
    const settled = async () => {
      await database.query(`update work.job set start_after = now()
        where name in ('check-payment', 'process-notice') and state in ('created', 'retry')`);
      const [figures] = await read(`select count(paid_at)::int as paid,
        count(*) filter (where needs_review)::int as doubtful from orders where id = any ($1)`);
      return figures;
    };
    await expect.poll(settled, { timeout: 60_000, interval: 500 }).toEqual({ paid: orders, doubtful: 0 });
    const rows = await read(`select count(*)::int as times from order_history
      where to_status = 'paid' and order_id = any ($1) group by order_id`);
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
      const addresses = Array.from({ length: 10 }, (_, n) => `${n} Boundary Road, East Legon, Accra`);
      const quote = (customerAddress: string) =>
        timed(server.send('POST', '/api/calculate-delivery', { customerAddress }));
      const quotes = await Promise.all(addresses.map(quote));
      const slowestRead = await stopReading();
      for (const { result } of quotes) {
        expect(result.status).toBe(200);
        expect(await result.json()).toMatchObject({ estimated: true });
      }
      expect(Math.max(...quotes.map(({ ms }) => ms))).toBeLessThan(6000);
      expect(slowestRead).toBeLessThan(5000);
    },
  );
});
