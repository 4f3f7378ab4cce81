import { setTimeout as pause } from 'node:timers/promises';
import { findAddresses } from '../shared/addresses.ts';
import { load } from '../shared/load.ts';
import type { Product } from '../shared/product.ts';
import { judge, type Section } from '../shared/section.ts';
import { median } from '../shared/statistics.ts';

const mostGrowth = 1.05;
const mb = (value: number): string => value.toFixed(0);

/** P15: memory at rest, after a minute of load, and whether it still grows under continued load. */
export async function measureMemory(product: Product, minutes: number, quick: boolean): Promise<Section> {
  await pause(quick ? 2000 : 10_000);
  const rest = await product.memory();
  await ask(product, quick ? 5 : 60);
  const after = await product.memory();

  const samples: number[] = [];
  const end = performance.now() + minutes * 60_000;
  while (performance.now() < end) {
    await ask(product, Math.min(10, (minutes * 60) / 8));
    samples.push(await product.memory());
  }
  const half = samples.slice(Math.floor(samples.length / 2));
  const third = median(half.slice(0, Math.ceil(half.length / 2)));
  const last = median(half.slice(Math.floor(half.length / 2)));
  const isPostgres = product.database === 'PostgreSQL';
  const { database } = product;
  return {
    title: `Memory (${database})`,
    note: `RSS in MB of the one process; load is public lists, pages and lists rebuilt on 32 connections. Flat: the middle of the last quarter of ${minutes} minutes against the quarter before.`,
    columns: ['at rest', 'after load', 'third quarter', 'last quarter', 'most'],
    rows: [[rest, after, third, last, Math.max(rest, after, ...samples)].map(mb)],
    reached: [
      ...(isPostgres ? [judge('P15', `${database} at rest, MB`, rest, { most: 150 }, mb)] : []),
      judge('P15', `${database} after load, MB`, after, { most: isPostgres ? 250 : 450 }, mb),
      judge('P15', `${database}: growth in the second half`, last / third, { most: mostGrowth }, (value) =>
        value.toFixed(2),
      ),
    ],
  };
}

/** Half of the readers are answered from ready bytes, half read from the database. */
async function ask(product: Product, seconds: number): Promise<void> {
  const { api, pages } = await findAddresses(product.url());
  const paths = [...Object.values(api), ...Object.values(pages)];
  await load({ url: product.url(), paths, seconds: seconds / 2 });
  const headers = { authorization: 'Bearer nobody' };
  await load({ url: product.url(), paths: Object.values(api), headers, seconds: seconds / 2 });
}
