import { endpoints } from '@year-group/api-types/endpoints';
import { pages } from '@year-group/api-types/system/pages';
import { startPostgres } from '../../tools/postgres.ts';
import { adminPassword, makeDataFolder, start } from '../support/server.ts';

/** The product as one process, and a PostgreSQL with the durability of production. */
export async function startOnPostgres(settings: Record<string, string> = {}) {
  const { folder, remove } = makeDataFolder();
  const postgres = await startPostgres({ durable: true });
  const quiet = { NODE_ENV: 'production', LOG_LEVEL: 'error', ADMIN_PASSWORD: adminPassword };
  const run = await start({ ...quiet, DATA_DIR: folder, DATABASE_URL: postgres.url, ...settings });
  return {
    url: run.url,
    databaseUrl: postgres.url,
    async stop() {
      await run.end('SIGTERM');
      await postgres.stop();
      await remove();
    },
  };
}

/** Addresses of the demo content: lists and an item of the API, and pages. */
export async function findAddresses(url: string) {
  const read = async (path: string): Promise<unknown> => (await fetch(url + path)).json();
  const { news } = endpoints.listNews.reply.parse(await read('/api/news?limit=1'));
  const [listing] = endpoints.listListings.reply.parse(await read('/api/shop'));
  const id = news[0]?.id ?? '';
  return {
    api: ['/api/news?limit=3', '/api/events', '/api/shop', `/api/news/${id}`],
    pages: [pages.home.to(), pages.news.to(), pages.newsItem.to(id), pages.listing.to(listing?.id ?? '')],
  };
}

/** A time that this share of all stayed below. */
export function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
