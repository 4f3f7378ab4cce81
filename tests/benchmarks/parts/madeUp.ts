import autocannon from 'autocannon';
import { load } from '../shared/load.ts';
import { type Database, startOn } from '../shared/product.ts';
import { judge, type Section } from '../shared/section.ts';
import { count, ms } from '../shared/statistics.ts';

const readers = 4;
const senders = 28;
/**
 * What the senders request, each time with another number: a query that no page reads, and a
 * search.
 */
const queries = { 'a query no page reads': '/?x=', 'a search': '/shop?q=' };
const database: Database = 'PostgreSQL';

/** P18: how long readers of `/` wait beside made-up queries, with and without limits on them. */
export async function measureMadeUpQueries(seconds: number): Promise<Section> {
  const rows: string[][] = [];
  const reached: Section['reached'][number][] = [];
  for (const limits of ['on', 'logins']) {
    const product = await startOn(database, { RATE_LIMITS: limits });
    try {
      const url = product.url();
      const read = () => load({ url, paths: ['/'], seconds, connections: readers });
      const alone = await read();
      rows.push([limits, 'none', '0', ms(alone.p50), ms(alone.p99)]);
      for (const [name, path] of Object.entries(queries)) {
        const [beside, sent] = await Promise.all([read(), send(url + path, seconds)]);
        rows.push([limits, name, count(sent), ms(beside.p50), ms(beside.p99)]);
        const what = `readers beside ${name}, RATE_LIMITS=${limits}: p50 ms`;
        reached.push(judge('P18', what, beside.p50, { most: 10 }, ms));
      }
    } finally {
      await product.stop();
    }
  }
  return {
    title: `Readers beside made-up queries (${database})`,
    note: `${readers} readers of \`/\` without a pause, beside ${senders} connections of one address that send made-up queries without a pause from a thread of their own. Both share two processors with the product.`,
    columns: ['RATE_LIMITS', 'made up', 'sent /s', 'readers p50 ms', 'readers p99 ms'],
    rows,
    reached,
  };
}

/** Requests a second. The load generator puts another id into each. */
async function send(url: string, seconds: number): Promise<number> {
  const { requests } = await autocannon({
    url: `${url}[<id>]`,
    idReplacement: true,
    connections: senders,
    duration: seconds,
    workers: 1,
  });
  return requests.total / seconds;
}
