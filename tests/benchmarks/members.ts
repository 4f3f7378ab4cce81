import pg from 'pg';
import { startPostgres } from '../../tools/postgres.ts';
import { start } from '../support/server.ts';
import { classes } from './members/classes.ts';
import { fillMembers } from './members/fill.ts';
import { describeUse, readUse } from './members/indexUse.ts';
import type { Times } from './members/measure.ts';
import { report } from './members/report.ts';
import { directoryAsMember, timeDirectory } from './members/times.ts';

/** Times the directory over HTTP, on a real PostgreSQL, with these numbers of members. */
const sizes = process.argv[2]?.split(',').map(Number) ?? [1000, 100_000, 1_000_000];

const postgres = await startPostgres({ durable: true });
const server = await start({ DATABASE_URL: postgres.url, SEED: 'none', MODE: 'demo', LOG_LEVEL: 'error' });
const client = new pg.Client({ connectionString: postgres.url });
try {
  await client.connect();
  const results = new Map<number, Record<string, Times>>();
  for (const size of sizes) {
    console.log(`Filling up to ${size.toLocaleString('en')} members …`);
    await fillMembers(client, size);
    results.set(size, await timeDirectory(server.url, client));
  }
  const isGood = report(sizes, results, await indexesUsed());
  process.exitCode = isGood ? 0 : 1;
} finally {
  await client.end();
  await server.end('SIGTERM');
  await postgres.stop();
}

/** Which indexes each class read at the largest size, and how often it read the whole table. */
async function indexesUsed(): Promise<Record<string, string>> {
  const get = await directoryAsMember(server.url, client);
  const used: Record<string, string> = {};
  for (const [name, paths] of Object.entries(classes)) {
    const before = await readUse(client);
    for (const path of paths) await get(path);
    used[name] = describeUse(await readUse(client, before));
  }
  return used;
}
