import pg from 'pg';
import { startPostgres } from '../../tools/postgres.ts';
import { start } from '../faults/server.ts';
import { fillMembers } from './members/fill.ts';
import { describeUse, readUse } from './members/indexUse.ts';
import { createTimedGet, percentiles, type Times } from './members/measure.ts';
import { report } from './members/report.ts';
import { type TermClass, terms, termsOf } from './members/terms.ts';

/** Times the directory over HTTP with a thousand, a hundred thousand and a million members on a real PostgreSQL. */
const sizes = process.argv[2]?.split(',').map(Number) ?? [1000, 100_000, 1_000_000];
const rounds = 6;
const lists = {
  'unfiltered list': ['/api/members?page=1&limit=30', '/api/members?page=3&limit=30'],
  'by house': ['/api/members?page=1&limit=30&houseAtPresec=Akro%20House'],
  'by town': ['/api/members?page=1&limit=30&location=Accra'],
  'by house and town': ['/api/members?page=1&limit=30&houseAtPresec=Riis%20House&location=Wa'],
};
const searches = Object.fromEntries(
  (Object.keys(terms) as TermClass[]).map((kind) => [
    `search: ${kind}`,
    termsOf(kind).map((term) => `/api/members?page=1&limit=30&searchTerm=${encodeURIComponent(term)}`),
  ]),
);
const classes: Record<string, string[]> = {
  ...lists,
  ...searches,
  'search: all 50': Object.values(searches).flat(),
};

const postgres = await startPostgres({ durable: true });
const server = await start({ DATABASE_URL: postgres.url, SEED: 'none', MODE: 'demo', LOG_LEVEL: 'error' });
const client = new pg.Client({ connectionString: postgres.url });
try {
  await client.connect();
  const results = new Map<number, Record<string, Times>>();
  for (const size of sizes) {
    console.log(`Filling up to ${size.toLocaleString('en')} members …`);
    await fillMembers(client, size);
    results.set(size, await measure());
  }
  const isGood = report(sizes, results, await indexesUsed());
  process.exitCode = isGood ? 0 : 1;
} finally {
  await client.end();
  await server.end('SIGTERM');
  await postgres.stop();
}

async function logIn(): Promise<string> {
  const { rows } = await client.query<{ email: string }>('select email from members limit 1');
  const reply = await fetch(`${server.url}/api/auth/verify-member`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: rows[0]?.email }),
  });
  const { token } = (await reply.json()) as { token: string };
  return token;
}

async function measure(): Promise<Record<string, Times>> {
  const get = createTimedGet(server.url, await logIn());
  for (const path of Object.values(classes).flat()) await get(path);
  const times: Record<string, Times> = {};
  for (const [name, paths] of Object.entries(classes)) {
    const taken: number[] = [];
    // A class of few paths is asked more often, so that every percentile stands on a hundred calls or so.
    const repeats = Math.max(rounds, Math.ceil(120 / paths.length));
    for (let round = 0; round < repeats; round += 1) for (const path of paths) taken.push(await get(path));
    times[name] = percentiles(taken);
  }
  return times;
}

/** Which indexes each class read at the largest size, and how often the whole table was read instead. */
async function indexesUsed(): Promise<Record<string, string>> {
  const get = createTimedGet(server.url, await logIn());
  const used: Record<string, string> = {};
  for (const [name, paths] of Object.entries(classes)) {
    const before = await readUse(client);
    for (const path of paths) await get(path);
    used[name] = describeUse(await readUse(client, before));
  }
  return used;
}
