import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@year-group/api-types/endpoints';
import type { Order } from '@year-group/api-types/shop/order';
import { makeEventInput, makeRegistration } from '@year-group/api-types/testing/factories';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { inRoot } from '../../tools/folders.ts';
import { freePort } from '../../tools/freePort.ts';
import { connectTo } from '../support/database.ts';
import { preparePlaces } from '../support/prepareServer.ts';
import { lettersIn } from '../support/reading.ts';
import { logIn, type Run, start } from '../support/server.ts';
import { type Shopper, toShopper } from '../support/shopper.ts';
import { register } from '../support/writing.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const quarter = 15 * 60;

const { folder, makePlace } = preparePlaces();
const clock = join(folder, 'clock');
/** Makes the server's clock jump to this many ms off; the clock of PostgreSQL stays right. */
function jump(ms: number) {
  writeFileSync(`${clock}.new`, String(ms));
  renameSync(`${clock}.new`, clock);
}

let database: pg.Client;
let server: Run;
let shopper: Shopper;
beforeAll(async () => {
  const place = await makePlace();
  database = await connectTo(place.DATABASE_URL);
  jump(0);
  const port = String(await freePort());
  server = await start({
    ...place,
    PORT: port,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    MEMBER_VERIFICATION: 'code',
    TRUST_PROXY: '1',
    NODE_OPTIONS: `--import=${inRoot('tests', 'faults', 'preloads', 'clock.ts')}`,
    CLOCK_FILE: clock,
  });
  shopper = await toShopper(server.url);
});
afterEach(() => jump(0));
afterAll(() => database.end());

type Headers = { authorization: string };
const asAdmin = (headers: Headers) => server.status('/api/admin/revenue', headers);
const asMember = (headers: Headers) => server.status('/api/members', headers);

/** Verifies with the code that comes by mail, which takes two jobs. */
async function verify({ email, phone }: { email: string; phone: string }): Promise<Headers> {
  const asked = await server.send('POST', '/api/auth/verify-member', { email, phone });
  expect(asked.status).toBe(200);
  const { challengeId } = await asked.json();
  let code: string | undefined;
  await expect.poll(() => (code = codes().find((each) => !used.has(each))), { timeout: 20_000 }).toBeTruthy();
  used.add(code ?? '');
  const reply = await server.send('POST', '/api/auth/verify-member/code', { challengeId, code });
  return { authorization: `Bearer ${(await reply.json()).token}` };
}
const used = new Set<string>();
const codes = () => lettersIn(folder).flatMap((letter) => /^Subject: (\d{6}) /m.exec(letter)?.[1] ?? []);

/** Pays with a lost notice, makes the timed check due, and waits until the order is paid. */
async function settle(order: Order, checkoutUrl: string): Promise<void> {
  const body = new URLSearchParams({ scenario: 'notice-lost' });
  await fetch(checkoutUrl, { method: 'POST', redirect: 'manual', body });
  await database.query(
    `update work.job set start_after = now() where name = 'check-payment' and state = 'created'`,
  );
  await expect.poll(async () => (await shopper.look(order)).status, { timeout: 20_000 }).toBe('paid');
}

const dayAt = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Tries a wrong password from an address; resolves to the status and the seconds to wait. */
async function guess(address: string): Promise<{ status: number; wait: number }> {
  const headers = { 'x-forwarded-for': address };
  const reply = await server.send('POST', '/api/admin/login', { password: 'wrong' }, headers);
  return { status: reply.status, wait: Number(reply.headers.get('retry-after') ?? 0) };
}

let members = 0;

const upcoming = async () => endpoints.listEvents.reply.parse(await server.read('/api/events'))[0]?.title;

it.each([
  { name: 'an hour forward', ms: hour, adminAfter: 200 },
  { name: 'an hour back', ms: -hour, adminAfter: 200 },
  { name: 'a day forward', ms: day, adminAfter: 401 },
  { name: 'a day back', ms: -day, adminAfter: 200 },
])('works on when its clock jumps $name, and when it is set right', async ({ name, ms, adminAfter }) => {
  const number = ++members;
  const member = makeRegistration({ email: `m${number}@example.com`, phone: `+23324000000${number}` });
  expect((await register(server, member)).status).toBe(201);
  const before = { admin: await logIn(server.url), member: await verify(member) };
  const [open, unpaid] = [await shopper.order(`${name} 1`), await shopper.order(`${name} 2`)];
  const { checkoutUrl } = await shopper.pay(open);
  const address = `192.0.2.${Math.abs(ms / hour) + (ms < 0 ? 100 : 0)}`;
  for (let n = 0; n < 10; n += 1) await guess(address);
  expect((await guess(address)).status).toBe(429);
  const today = makeEventInput({ title: `Today ${name}`, date: dayAt(Date.now()), time: '23:59' });
  const published = await server.send('POST', '/api/events', today, before.admin);
  const { id } = await published.json();
  expect(await upcoming()).toBe(today.title);

  for (const [moment, offset, admin] of [
    [name, ms, adminAfter],
    ['set right', 0, 200],
  ] as const) {
    jump(offset);
    expect(await asMember(before.member)).toBe(200);
    expect(await asAdmin(before.admin)).toBe(admin);
    const renewed = { admin: await logIn(server.url), member: await verify(member) };
    expect([await asAdmin(renewed.admin), await asMember(renewed.member)]).toEqual([200, 200]);
    expect((await upcoming()) === today.title).toBe(dayAt(Date.now() + offset) <= today.date);
    const { wait } = await guess(address);
    expect(wait).toBeLessThanOrEqual(quarter);
    const order = moment === name ? open : unpaid;
    const where = moment === name ? checkoutUrl : (await shopper.pay(order)).checkoutUrl;
    await settle(order, where);
  }
  await server.send('DELETE', `/api/events/${id}`, undefined, await logIn(server.url));
});
