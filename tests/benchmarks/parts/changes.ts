import { endpoints } from '@year-group/api-types/endpoints';
import pg from 'pg';
import { send } from '../../support/server.ts';
import { load } from '../shared/load.ts';
import type { Product } from '../shared/product.ts';
import { judge, type Section } from '../shared/section.ts';
import { tableReads } from '../shared/tableReads.ts';

const path = '/api/news?limit=3';
const readers = 32;

/** P6, P8: what readers get right after a write, and how often a change causes table reads. */
export async function measureChanges(product: Product, writes: number): Promise<Section> {
  const stale = await countStale(product, writes);
  const rebuilds = product.databaseUrl ? await countRebuilds(product) : undefined;
  return {
    title: `Right after a write (${product.database})`,
    note: `Writes while ${readers} connections read the list, each followed at once by a read; then the database’s own count of how often it read the table for one change with ${readers} readers waiting, against one reader.`,
    columns: ['', 'count'],
    rows: [
      [`old states among ${writes} reads after a write`, String(stale)],
      ...(rebuilds === undefined
        ? []
        : [[`rebuilds of one change with ${readers} readers`, String(rebuilds)]]),
    ],
    reached: [
      judge('P6', `old states after ${writes} writes on ${product.database}`, stale, { most: 0 }),
      ...(rebuilds === undefined
        ? []
        : [judge('P8', `rebuilds for ${readers} readers`, rebuilds, { most: 1 })]),
    ],
  };
}

const readFirst = async (url: string) => {
  const { news } = endpoints.listNews.reply.parse(await (await fetch(url + path)).json());
  return { id: news[0]?.id ?? '', title: news[0]?.title ?? '' };
};

async function countStale(product: Product, writes: number): Promise<number> {
  const url = product.url();
  const admin = await product.administrator();
  const { id, title } = await readFirst(url);
  const write = (text: string) => send('PUT', `${url}/api/news/${id}`, { title: text }, admin);
  let stale = 0;
  const reading = load({ url, paths: [path], seconds: Math.max(2, writes / 20) });
  for (let number = 1; number <= writes; number += 1) {
    await write(`${title} (${number})`);
    if ((await readFirst(url)).title !== `${title} (${number})`) stale += 1;
  }
  await reading;
  await write(title);
  return stale;
}

/** A write alone, with one reader after it, and with many: the difference is what the many cost. */
async function countRebuilds(product: Product): Promise<number> {
  const url = product.url();
  const admin = await product.administrator();
  const { id, title } = await readFirst(url);
  const client = new pg.Client({ connectionString: product.databaseUrl });
  await client.connect();
  const readsOf = async (waiting: number): Promise<number> => {
    const before = await tableReads(client, 'news_items');
    await send('PUT', `${url}/api/news/${id}`, { title }, admin);
    await Promise.all(Array.from({ length: waiting }, () => fetch(url + path).then((reply) => reply.text())));
    return (await tableReads(client, 'news_items')) - before;
  };
  const [none, one, many] = [await readsOf(0), await readsOf(1), await readsOf(readers)];
  await client.end();
  return (many - none) / (one - none);
}
