/* npm run bench:growth [-- --members 1000 --orders 100000 --calls 200]: five queries, uncached because
   the calls bring a token, at a number of members and orders. */
import { parseArgs } from 'node:util';
import pg from 'pg';
import { logIn, send } from '../support/server.ts';
import { fillMembers, fillOrders } from './fill.ts';
import { quantile, startOnPostgres } from './product.ts';

const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '1000' },
    orders: { type: 'string', default: '100000' },
    calls: { type: 'string', default: '200' },
  },
});
const warmUp = 30;
const searches = ['mensah', 'kofi', 'owusu12', 'zigah', 'example.com', 'an', 'teacher'];

const product = await startOnPostgres({ SEED: 'none' });
const client = new pg.Client({ connectionString: product.databaseUrl });
await client.connect();
await fillMembers(client, Number(values.members));
await fillOrders(client, Number(values.orders));

const { authorization: officer } = await logIn(product.url);
const { rows } = await client.query<{ email: string }>('select email from members limit 1');
await client.end();
const verified = await send('POST', `${product.url}/api/auth/verify-member`, { email: rows[0]?.email });
const member = `Bearer ${((await verified.json()) as { token: string }).token}`;

/** How long calls to a path took, the first ones left out, which warm plans and code. */
async function time(authorization: string, path: (call: number) => string): Promise<object> {
  const taken: number[] = [];
  for (let call = 0; call < Number(values.calls) + warmUp; call += 1) {
    const started = performance.now();
    const reply = await fetch(product.url + path(call), { headers: { authorization } });
    await reply.arrayBuffer();
    if (!reply.ok) throw new Error(`${path(call)}: ${reply.status}`);
    if (call >= warmUp) taken.push(performance.now() - started);
  }
  const ms = (share: number): number => Number(quantile(taken, share).toFixed(1));
  return { 'p50 ms': ms(0.5), 'p95 ms': ms(0.95) };
}

const list = '/api/members?page=1&limit=30';
console.table({
  'directory page': await time(member, () => list),
  'directory search': await time(member, (call) => `${list}&searchTerm=${searches[call % searches.length]}`),
  revenue: await time(officer, () => '/api/admin/revenue'),
  dashboard: await time(officer, () => '/api/admin/dashboard'),
  'newest orders': await time(officer, () => '/api/orders?page=1&limit=25'),
});
await product.stop();
process.exit(0);
