import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { query } from '../support/database.ts';
import { preparePlaces } from '../support/prepareServer.ts';
import { start } from '../support/server.ts';
import { toShopper } from '../support/shopper.ts';
import { startMailServer } from './mailServer.ts';

const orders = 20;
const { makePlace } = preparePlaces();

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
  const place = await makePlace();
  const settings = { ...place, SMTP_URL: `smtp://127.0.0.1:${silence.port}` };
  const servers = [await start(settings), await start(settings)] as const;
  // The requests go to the two processes in turn.
  const shopper = await toShopper(servers[0].url, servers[1].url);
  // With the start of its payment an order gets its letter.
  const order = async (n: number) => shopper.pay(await shopper.order(`mail-${n}`));
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
  await expect.poll(() => slow.taken.length, { timeout: 100_000 }).toBeGreaterThanOrEqual(orders);
  // A second sending would be by a job that is still in the queue.
  const waiting = async () =>
    (await query(place.DATABASE_URL, `select from work.job where name = 'send-mail' and state < 'completed'`))
      .length;
  await expect.poll(waiting, { timeout: 30_000 }).toBe(0);
  for (const server of servers) expect(await server.end('SIGTERM')).toBe(0);
  await slow.stop();
  expect(slow.taken).toHaveLength(orders);
  expect(new Set(slow.taken).size).toBe(orders);
  expect(slowest).toBeLessThan(5000);
});
