import type { Event } from '@year-group/api-types/event';
import type { Listing } from '@year-group/api-types/listing';
import type { NewsPage } from '@year-group/api-types/newsItem';
import { closedPages, sitemapPages } from '@year-group/api-types/pageFacts';
import { pages } from '@year-group/api-types/pages';
import type { FastifyInstance } from 'fastify';

/** Excluded for search engines: what is not a page, and pages that are private or personal. */
const closed = ['/api/', '/admin', '/storybook', ...closedPages];

/** For search engines: `/robots.txt` and `/sitemap.xml`. */
export function crawlerRoutes(app: FastifyInstance, publicUrl: string): void {
  const hidden = { schema: { hide: true } };

  app.get('/robots.txt', hidden, async (_request, reply) => {
    const lines = [
      'User-agent: *',
      ...closed.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${publicUrl}/sitemap.xml`,
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(`${lines.join('\n')}\n`);
  });

  app.get('/sitemap.xml', hidden, async (_request, reply) => {
    const { SitemapStream, streamToPromise } = await import('sitemap');
    const stream = new SitemapStream({ hostname: publicUrl });
    for (const url of [...sitemapPages, ...(await contentPages(app))]) stream.write({ url });
    stream.end();
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(await streamToPromise(stream));
  });
}

async function contentPages(app: FastifyInstance): Promise<string[]> {
  async function read<Reply>(url: string): Promise<Reply | undefined> {
    const reply = await app.inject({ method: 'GET', url });
    return reply.statusCode === 200 ? reply.json<Reply>() : undefined;
  }
  const [news, events, listings] = await Promise.all([
    read<NewsPage>('/api/news'),
    read<Event[]>('/api/events'),
    read<Listing[]>('/api/shop'),
  ]);
  return [
    ...(news?.news ?? []).map(({ id }) => pages.newsItem.to(id)),
    ...(events ?? []).map(({ id }) => pages.event.to(id)),
    ...(listings ?? []).map(({ id }) => pages.listing.to(id)),
  ];
}
