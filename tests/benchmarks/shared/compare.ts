import { startBare } from './bare.ts';
import { type Load, load } from './load.ts';
import type { Product } from './product.ts';
import { count, kB, median, ms, ratio } from './statistics.ts';

/** How long and how often is measured. */
export interface Effort {
  seconds: number;
  rounds: number;
}

/** A load, and the µs of processor that the server spent on each reply. */
interface Loaded extends Load {
  processor: number;
}

/** One address of the product beside the same bytes from bare `node:http`. */
export interface Compared {
  name: string;
  bytes: number;
  product: Loaded;
  bare: Loaded;
  /** The middle of the rounds' ratios of replies a second. */
  ratio: number;
}

/** The same address with the same headers at the product and at the bare server, by turns. */
export async function compare(
  product: Product,
  addresses: Record<string, string>,
  headers: Record<string, string>,
  { seconds, rounds }: Effort,
  status = 200,
): Promise<Compared[]> {
  const bare = await startBare(product.url(), Object.values(addresses), headers);
  const servers = {
    bare: { url: bare.url, processor: bare.processor },
    product: { url: product.url(), processor: product.processor },
  };
  const measure = async (which: keyof typeof servers, path: string, length: number): Promise<Loaded> => {
    const { url, processor } = servers[which];
    const before = await processor();
    const result = await load({ url, paths: [path], headers, seconds: length, status });
    return { ...result, processor: (1000 * ((await processor()) - before)) / (result.rate * result.seconds) };
  };
  try {
    const results: Compared[] = [];
    for (const [name, path] of Object.entries(addresses)) {
      for (const which of ['bare', 'product'] as const) await measure(which, path, 1);
      const pairs: { product: Loaded; bare: Loaded }[] = [];
      for (let round = 0; round < rounds; round += 1) {
        pairs.push({
          bare: await measure('bare', path, seconds),
          product: await measure('product', path, seconds),
        });
      }
      results.push({
        name,
        bytes: bare.bytes(path),
        product: middle(pairs.map((pair) => pair.product)),
        bare: middle(pairs.map((pair) => pair.bare)),
        ratio: median(pairs.map((pair) => pair.product.rate / pair.bare.rate)),
      });
    }
    return results;
  } finally {
    await bare.stop();
  }
}

function middle(loads: readonly Loaded[]): Loaded {
  const of = (key: keyof Loaded): number => median(loads.map((each) => each[key]));
  return {
    seconds: of('seconds'),
    rate: of('rate'),
    p50: of('p50'),
    p99: of('p99'),
    processor: of('processor'),
    failures: Math.max(...loads.map((each) => each.failures)),
  };
}

/** The columns that `compareRow` fills. */
export const compareColumns = [
  'reply',
  'kB',
  'bare /s',
  'product /s',
  'ratio',
  'bare p50 / p99 ms',
  'product p50 / p99 ms',
  'bare µs',
  'product µs',
  'ratio by µs',
];

/** One address as a row of a table. */
export function compareRow({ name, bytes, bare, product, ratio: share }: Compared): string[] {
  const times = ({ p50, p99 }: Load): string => `${ms(p50)} / ${ms(p99)}`;
  const failed = product.failures > 0 ? ` (${count(product.failures)} failed)` : '';
  const rates = [count(bare.rate), count(product.rate) + failed, ratio(share)];
  const work = [count(bare.processor), count(product.processor), ratio(bare.processor / product.processor)];
  return [name, kB(bytes), ...rates, times(bare), times(product), ...work];
}
