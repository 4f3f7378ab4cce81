import { expect, it } from 'vitest';
import { prepareProduct, product } from './product.ts';

prepareProduct({ RATE_LIMITS: 'on', LOG_LEVEL: 'warn' });

/** Requests an address from a network address. */
const ask = (sender: string, address: string, headers = {}) =>
  product.send('GET', address, undefined, { 'x-forwarded-for': sender, ...headers });

/** Requests made-up addresses from one network address; resolves to the statuses of the replies. */
async function flood(sender: string, addressOf: (n: number) => string, headers = {}): Promise<Set<number>> {
  const statuses = new Set<number>();
  for (let n = 0; n < 120; n += 1) statuses.add((await ask(sender, addressOf(n), headers)).status);
  return statuses;
}

it('draws one page for all queries that it does not read', async () => {
  expect(await flood('192.0.2.1', (n) => `/?q${n}`)).toEqual(new Set([200]));
  expect(await flood('192.0.2.1', (n) => `/about?utm_source=${n}`)).toEqual(new Set([200]));
});

it.each<[string, string, (n: number) => string, Record<string, string>]>([
  ['queries that a page reads', '198.51.100.1', (n) => `/shop?q=made-up-${n}`, {}],
  ['pages that do not exist', '198.51.101.1', (n) => `/nowhere-${n}`, {}],
  ['pages that are never cached', '198.51.102.1', () => '/', { authorization: 'Bearer x' }],
])('draws a limited number of pages for one address: %s', async (_what, sender, addressOf, headers) => {
  expect(await flood(sender, addressOf, headers)).toContain(429);
  // Others go on, and so do those who asked for too much with what is ready.
  expect(await flood('203.0.113.1', () => '/news')).toEqual(new Set([200]));
  expect(await flood(sender, () => '/')).toEqual(new Set([200]));
  const refused = await ask(sender, addressOf(999), headers);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  // A person reads this in their browser.
  expect(refused.headers.get('content-type')).toMatch('text/plain');
  expect(refused.text).toMatch('Please wait a moment');
});
