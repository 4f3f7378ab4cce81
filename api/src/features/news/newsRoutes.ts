import type { NewsItem } from '@year-group/api-types/newsItem';
import { pages } from '@year-group/api-types/pages';
import type { FastifyInstance } from 'fastify';
import { markAsContent } from '#platform/cache/responseCache.ts';
import { theGroup } from '#platform/group/theGroup.ts';
import { route } from '#platform/http/route.ts';
import type { Services } from '#platform/services.ts';
import { createNewsService, type NewsRow, readNews } from './newsService.ts';

/** News: anyone reads, the administrator writes. */
export function newsRoutes(app: FastifyInstance, services: Services): void {
  const news = createNewsService(services);

  route(app, 'listNews', async ({ query, request }) => {
    markAsContent(request, ['news']);
    const { rows, total } = await readNews(services.db, query);
    return { news: rows.map(presentNewsItem), total };
  });

  route(app, 'getNewsItem', async ({ params, request }) => {
    markAsContent(request, ['news']);
    return presentNewsItem(await news.find(params.id));
  });

  route(app, 'createNewsItem', async ({ body }) => presentNewsItem(await news.create(body)));

  route(app, 'updateNewsItem', async ({ params, body }) =>
    presentNewsItem(await news.update(params.id, body)),
  );

  route(app, 'deleteNewsItem', async ({ params }) => {
    await news.delete(params.id);
    return { deleted: 1 };
  });

  route(app, 'deleteNewsBatch', async ({ body }) => ({ deleted: await news.deleteBatch(body) }));
}

/** The only conversion of a stored news item to JSON. */
function presentNewsItem({ id, title, category, content, imageUrl, createdAt }: NewsRow): NewsItem {
  return { id, title, category, content, imageUrl, createdAt: createdAt.toISOString() };
}

const newest = 30;

/** The newest news as an Atom feed (RFC 4287) at `/news.atom`. */
export function newsFeedRoutes(
  app: FastifyInstance,
  { db, group, settings }: Pick<Services, 'db' | 'group' | 'settings'>,
): void {
  const { publicUrl } = settings;

  app.get('/news.atom', { schema: { hide: true } }, async (_request, reply) => {
    const { Feed } = await import('feed');
    const [{ rows }, { identity }] = await Promise.all([
      readNews(db, { page: 1, limit: newest }),
      group.shell(),
    ]);
    const feed = new Feed({
      id: `${publicUrl}/`,
      title: `News of ${theGroup(identity)}`,
      link: publicUrl + pages.news.to(),
      feedLinks: { atom: `${publicUrl}/news.atom` },
      language: 'en-GH',
      favicon: `${publicUrl}/favicon.svg`,
      copyright: identity.name,
      author: { name: identity.name, link: publicUrl },
      ...(rows[0] && { updated: rows[0].createdAt }),
    });
    for (const { id, title, category, content, createdAt } of rows) {
      const link = publicUrl + pages.newsItem.to(id);
      feed.addItem({ id: link, link, title, content, date: createdAt, category: [{ name: category }] });
    }
    return reply
      .type('application/atom+xml; charset=utf-8')
      .header('cache-control', 'public, max-age=0, must-revalidate')
      .send(feed.atom1());
  });
}
