import { findAddresses } from '../shared/addresses.ts';
import { type Compared, compare, compareColumns, compareRow, type Effort } from '../shared/compare.ts';
import type { Product } from '../shared/product.ts';
import { judge, type Reached, type Section } from '../shared/section.ts';
import { ratio } from '../shared/statistics.ts';

const asBrowsers = { 'accept-encoding': 'gzip, deflate, br' };

/** P6, P7: public lists, items and pages, warm, beside the same bytes from bare `node:http`. */
export async function measureReplies(product: Product, effort: Effort): Promise<Section[]> {
  const { api, pages } = await findAddresses(product.url());
  const section = async (title: string, addresses: Record<string, string>, goal: string, least: number) => {
    const results = await compare(product, addresses, asBrowsers, effort);
    return {
      title: `${title} (${product.database})`,
      note: '32 connections, compressed as browsers ask for it; product and bare server by turns, medians. µs are of the server’s processor for each reply: they hold on a busy machine too, and where the load generator is the limit.',
      columns: compareColumns,
      rows: results.map(compareRow),
      reached: results.flatMap((result) => judgeWarm(result, goal, least)),
    };
  };
  return [
    await section('Public replies of the API, warm', api, 'P6', 0.7),
    await section('Public HTML, warm', pages, 'P7', 0.6),
  ];
}

function judgeWarm({ name, ratio: share, product, bare }: Compared, goal: string, least: number): Reached[] {
  const p99 = judge(goal, `${name}: p99 to bare`, product.p99 / bare.p99, { most: 3 }, ratio);
  return [judge(goal, `${name}: rate to bare`, share, { least }, ratio), ...(goal === 'P6' ? [p99] : [])];
}

/** P16: a reader who has the bytes already. */
export async function measureUnchanged(product: Product, effort: Effort): Promise<Section> {
  const { api, pages } = await findAddresses(product.url());
  const results: Compared[] = [];
  for (const [name, path] of Object.entries({ 'news?limit=3': api['news?limit=3'], home: pages.home })) {
    const etag = (await fetch(product.url() + path)).headers.get('etag') ?? '';
    const headers = { ...asBrowsers, 'if-none-match': etag };
    results.push(...(await compare(product, { [`304 ${name}`]: path }, headers, effort, 304)));
  }
  return {
    title: `Unchanged: 304 (${product.database})`,
    note: 'The same with `If-None-Match`; the bare server answers 304 without looking.',
    columns: compareColumns,
    rows: results.map(compareRow),
    reached: results.flatMap((result) => [
      judge('P16', `${result.name}: rate to bare`, result.ratio, { least: 0.7 }, ratio),
      judge('P16', `${result.name}: bytes of the body`, result.bytes, { most: 0 }),
    ]),
  };
}

/** P8: a reader for whom nothing is cached, because they bring a token. */
export async function measureMiss(product: Product, effort: Effort): Promise<Section> {
  const { api } = await findAddresses(product.url());
  const miss = (name: string, headers: Record<string, string>) =>
    compare(product, { [name]: api['news?limit=3'] }, { ...headers, authorization: 'Bearer nobody' }, effort);
  const [plain] = await miss('news?limit=3, rebuilt', {});
  const [compressed] = await miss('the same, compressed', asBrowsers);
  const least = product.database === 'PostgreSQL' ? 0.1 : 0.025;
  return {
    title: `A cache miss (${product.database})`,
    note: 'The list read from the database and serialised for each request. A real miss is compressed once per change; the second row shows what that costs on every request.',
    columns: compareColumns,
    rows: [plain, compressed].flatMap((result) => (result ? [compareRow(result)] : [])),
    reached: plain
      ? [judge('P8', `miss on ${product.database}: rate to bare`, plain.ratio, { least }, ratio)]
      : [],
  };
}
