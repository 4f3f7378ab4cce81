import { formatLongDate } from '@year-group/api-types/common/dates';
import { imageVariants } from '@year-group/api-types/common/imageVariants';
import { formatCedis } from '@year-group/api-types/common/money';
import type { Event } from '@year-group/api-types/content/event';
import type { NewsItem, NewsPage } from '@year-group/api-types/content/newsItem';
import type { Listing } from '@year-group/api-types/shop/listing';
import { closedPages, pages, sitemapPages } from '@year-group/api-types/system/pages';
import type { FastifyInstance } from 'fastify';
import { readLook } from '#platform/group/groupLook.ts';
import { notFound } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { createPictures, readCrest } from './brandRoutes.ts';
import { type RenderLimit, refuse } from './pageRoutes.ts';

/** Excluded for search engines: what is not a page, and pages that are private or personal. */
const closed = ['/api/', '/admin', '/storybook', ...closedPages()];

/** For search engines: `/robots.txt` and `/sitemap.xml`. */
export function crawlerRoutes(app: FastifyInstance, { group, settings }: Services): void {
  const { publicUrl } = settings;
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

  app.get('/sitemap.xml', { ...hidden, config: { isShared: true } }, async (_request, reply) => {
    const { SitemapStream, streamToPromise } = await import('sitemap');
    const stream = new SitemapStream({ hostname: publicUrl });
    const parts = await group.parts();
    for (const url of [...sitemapPages(parts), ...(await contentPages(app))]) stream.write({ url });
    stream.end();
    const sitemap = await streamToPromise(stream);
    return reply.type('application/xml; charset=utf-8').send(sitemap.toString());
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

const details = {
  news: ({ createdAt }: NewsItem) => formatLongDate(createdAt),
  events: ({ startsAt, location }: Event) => `${formatLongDate(startsAt)} · ${location}`,
  shop: ({ price }: Listing) => formatCedis(price),
};

/** `/share/{kind}/{id}.jpg`: the crop of the record's image, else a card with title, date and crest. */
export function shareRoutes(
  app: FastifyInstance,
  { group, images }: Services,
  countRender: RenderLimit,
): void {
  const pictures = createPictures();
  for (const [kind, detailOf] of Object.entries(details))
    app.get(`/share/${kind}/:id.jpg`, { schema: { hide: true } }, async (request, reply) => {
      const { id } = request.params as { id: string };
      const found = await app.inject({ method: 'GET', url: `/api/${kind}/${encodeURIComponent(id)}` });
      if (found.statusCode !== 200) return notFound('There is no such picture.');
      const item = found.json<NewsItem & Event & Listing>();
      // An image of another site may be named like ours: no redirects to other sites.
      const own = item.imageUrl.startsWith('/') ? imageVariants(item.imageUrl)?.share : undefined;
      reply.header('cache-control', 'public, max-age=3600');
      if (own) return reply.redirect(own, 302);
      const { drawShareCard } = await import('./shareCard.ts');
      const look = await readLook(group);
      const card = { kicker: item.category, title: item.title, detail: detailOf(item) };
      const key = JSON.stringify([card, look.crest, look.css]);
      const waitSeconds = pictures.has(key) ? 0 : await countRender(request.ip);
      if (waitSeconds > 0) return refuse(reply, waitSeconds);
      const { type, body } = await pictures.draw(key, async () =>
        drawShareCard(card, look.colours, await readCrest(look, images)),
      );
      return reply.type(type).send(body);
    });
}
