import { pages } from '@year-group/api-types/system/pages';
import pg from 'pg';
import { percentiles, type Times } from '../members/measure.ts';
import { fillNews, fillOrders } from '../shared/fill.ts';
import type { Options } from '../shared/options.ts';
import { type Product, startOn } from '../shared/product.ts';
import { judge, type Section } from '../shared/section.ts';
import { count, ms, ratio } from '../shared/statistics.ts';
import { measureDirectory } from './directory.ts';

const calls = 60;
const warmUp = 30;
/** P17: how many times as long the slowest twentieth may take at the largest size. */
const mostGrowth = 3;

/** Something that grows, and the calls that read it. */
interface Growing {
  what: string;
  sizes: readonly number[];
  fill: (client: pg.Client, total: number) => Promise<void>;
  /** Paths by name; the last page depends on how many there are. */
  paths: (total: number) => Record<string, string>;
}

const orders: Growing = {
  what: 'orders',
  sizes: [100, 1000, 10_000, 100_000],
  fill: fillOrders,
  paths: (total) => ({
    'newest orders': '/api/orders?page=1&limit=25',
    'last page': `/api/orders?page=${total / 25}&limit=25`,
    'one status': '/api/orders?page=1&limit=25&status=pending',
    'needing review': '/api/orders?page=1&limit=25&needsReview=true',
    'search: one buyer': `/api/orders?page=1&limit=25&searchTerm=buyer${total - 3}%40`,
    'by amount': '/api/orders?page=1&limit=25&sort=totalAmount:desc',
    revenue: '/api/admin/revenue',
    dashboard: '/api/admin/dashboard',
  }),
};

const news: Growing = {
  what: 'news items',
  sizes: [10, 100, 1000, 10_000],
  fill: fillNews,
  paths: (total) => ({
    'newest three': '/api/news?limit=3',
    'last page': `/api/news?page=${Math.ceil(total / 10)}&limit=10`,
    'one category': '/api/news?limit=10&category=Careers',
    'search: one item': `/api/news?limit=10&searchTerm=Item%20${total - 1}`,
    'home page': pages.home.to(),
    'news page': pages.news.to(),
  }),
};

/** P9, P10, P17: how directory, orders and news grow, uncached because the calls bring a token. */
export async function measureGrowth({ quick, of }: Options): Promise<Section[]> {
  const isAsked = (name: string): boolean => of.length === 0 || of.includes(name);
  const product = await startOn('PostgreSQL', { SEED: 'none' });
  const client = new pg.Client({ connectionString: product.databaseUrl });
  try {
    await client.connect();
    const sections: Section[] = [];
    for (const [name, growing] of Object.entries({ news, orders })) {
      if (!isAsked(name)) continue;
      const sizes = quick ? growing.sizes.slice(0, 2) : growing.sizes;
      sections.push(await measureOne(product, client, { ...growing, sizes }));
    }
    if (isAsked('directory'))
      sections.unshift(await measureDirectory(product.url(), client, quick ? [1000, 10_000] : undefined));
    return sections;
  } finally {
    await client.end();
    await product.stop();
  }
}

async function measureOne(product: Product, client: pg.Client, growing: Growing): Promise<Section> {
  const { what, sizes, fill, paths } = growing;
  const headers = await product.administrator();
  const times = new Map<string, Times[]>();
  for (const size of sizes) {
    await fill(client, size);
    for (const [name, path] of Object.entries(paths(size))) {
      const taken: number[] = [];
      for (let call = 0; call < calls + warmUp; call += 1) {
        const started = performance.now();
        const reply = await fetch(product.url() + path, { headers });
        await reply.arrayBuffer();
        if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
        // The first ones warm plans and code.
        if (call >= warmUp) taken.push(performance.now() - started);
      }
      times.set(name, [...(times.get(name) ?? []), percentiles(taken)]);
    }
  }
  return {
    title: `Growth of ${what} (PostgreSQL)`,
    note: `p50 / p95 in ms of ${calls} calls one after the other, each rebuilt; the ratio is the most to the fewest.`,
    columns: ['call', ...sizes.map(count), 'ratio p50 / p95'],
    rows: [...times].map(([name, all]) => [name, ...all.map(show), growth(all)]),
    reached: [...times].map(([name, all]) =>
      judge(
        'P17',
        `${name}: p95 at ${count(sizes.at(-1) ?? 0)} ${what}, times`,
        grown(all, 'p95'),
        { most: mostGrowth },
        ratio,
      ),
    ),
  };
}

const show = ({ p50, p95 }: Times): string => `${ms(p50)} / ${ms(p95)}`;

const growth = (all: readonly Times[]): string => `${ratio(grown(all, 'p50'))} / ${ratio(grown(all, 'p95'))}`;

const grown = (all: readonly Times[], key: keyof Times): number =>
  (all.at(-1)?.[key] ?? 0) / (all[0]?.[key] ?? 1);
