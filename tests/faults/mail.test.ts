import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { endpoints } from '@year-group/api-types/endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDatabase } from '../support/database.ts';
import { adminPassword, makeDataFolder, send, start } from '../support/server.ts';
import { startMailServer } from './mailServer.ts';

const orders = 20;
const address = '12 Boundary Road, East Legon, Accra';

const { folder, remove } = makeDataFolder();
let databaseUrl: string;
beforeAll(async () => {
  databaseUrl = await makeDatabase();
});
afterAll(remove);

/** A mail server that takes every call and never says a word. */
async function startSilence() {
  const callers = new Set<Socket>();
  const server = createServer((socket) => void callers.add(socket.on('error', () => {})));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    calls: () => callers.size,
    async end() {
      for (const socket of callers) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

it('keeps nobody waiting for a mail server that hangs, and two processes send each letter once when it is back', async () => {
  const silence = await startSilence();
  const settings = {
    DATA_DIR: folder,
    ADMIN_PASSWORD: adminPassword,
    DATABASE_URL: databaseUrl,
    SMTP_URL: `smtp://127.0.0.1:${silence.port}`,
  };
  const servers = [await start(settings), await start(settings)] as const;
  const { url } = servers[0];
  const listings = endpoints.listListings.reply.parse(
    await (await fetch(`${url}/api/shop?category=souvenirs`)).json(),
  );
  const listing = listings.find(({ stock }) => stock === null || stock > orders);
  const quote = await send('POST', `${url}/api/calculate-delivery`, { customerAddress: address });
  const { deliveryCost } = endpoints.quoteDelivery.reply.parse(await quote.json());

  const order = async (n: number) => {
    const { url: own } = servers[n % 2 ? 1 : 0];
    const placed = await send(
      'POST',
      `${own}/api/orders`,
      {
        customerName: 'Ama Owusu',
        customerEmail: `ama${n}@example.com`,
        customerPhone: '+233241112223',
        shippingAddress: address,
        cart: [{ id: listing?.id, quantity: 1 }],
        deliveryCost,
      },
      { 'idempotency-key': `mail-${n}` },
    );
    const { id, totalAmount } = endpoints.createOrder.reply.parse(await placed.json());
    // With the start of its payment an order gets its letter.
    return send('POST', `${own}/api/pay`, { orderId: id, amount: totalAmount });
  };
  expect((await order(0)).status).toBe(200);
  await expect.poll(silence.calls, { timeout: 15_000 }).toBeGreaterThan(0);
  let slowest = 0;
  for (let n = 1; n < orders; n += 1) {
    const started = performance.now();
    expect((await order(n)).status).toBe(200);
    slowest = Math.max(slowest, performance.now() - started);
  }

  await silence.end();
  const slow = await startMailServer(silence.port, 200);
  const back = performance.now();
  await expect.poll(() => slow.taken.length, { timeout: 100_000 }).toBeGreaterThanOrEqual(orders);
  const recoveredInMs = Math.round(performance.now() - back);
  // A second sending would happen when the queue is read next, which is every second.
  await pause(3000);
  for (const server of servers) expect(await server.end('SIGTERM')).toBe(0);
  const figures = {
    orders,
    slowestOrderMs: Math.round(slowest),
    letters: slow.taken.length,
    lost: orders - new Set(slow.taken).size,
    doubled: slow.taken.length - new Set(slow.taken).size,
    recoveredInMs,
  };
  console.log(`Mail server hangs, then is slow: ${JSON.stringify(figures)}`);
  await slow.stop();
  expect(figures).toMatchObject({ letters: orders, lost: 0, doubled: 0 });
});
