import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@year-group/api-types/endpoints';
import type { Run } from './server.ts';

/** The titles of all news, newest first. */
export async function titlesAt({ read }: Run): Promise<string[]> {
  return endpoints.listNews.reply.parse(await read('/api/news')).news.map(({ title }) => title);
}

/** Everything that people can see of a product, with an officer's eyes. */
export async function everythingIn({ read }: Run, headers: { authorization: string }) {
  return {
    news: endpoints.listNews.reply.parse(await read('/api/news')).news,
    events: await read('/api/events'),
    listings: endpoints.listListings.reply.parse(await read('/api/shop')),
    members: await read('/api/admin/members/download', headers),
    facets: await read('/api/members/facets', headers),
    orders: await read('/api/admin/orders/download', headers),
    revenue: await read('/api/admin/revenue', headers),
  };
}

/** How many confirmed titles are not shown, and how many are shown twice. */
export function faultsIn(shown: string[], confirmed: Iterable<string>) {
  const once = new Set(shown);
  const lost = [...confirmed].filter((title) => !once.has(title)).length;
  return { lost, doubled: shown.length - once.size };
}

/** The letters that a server wrote below a folder, in the order of their names. */
export const lettersIn = (folder: string): string[] =>
  globSync('**/*.eml', { cwd: folder })
    .toSorted()
    .map((name) => readFileSync(join(folder, name), 'utf8'));
