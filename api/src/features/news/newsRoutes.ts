import { isForMany } from '@year-group/api-types/common/common';
import type { NewsItem } from '@year-group/api-types/content/newsItem';
import { theGroup } from '@year-group/api-types/group/theGroup';
import { pages } from '@year-group/api-types/system/pages';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '#platform/http/escapeHtml.ts';
import { type Call, route } from '#platform/http/route.ts';
import { sentWith } from '#platform/http/sentWith.ts';
import { demandRight, hasRight } from '#platform/security/demandRight.ts';
import type { Services } from '#platform/services.ts';
import { createNewsService, isScheduled, type NewsReader, type NewsRow, readNews } from './newsService.ts';

/** News: anyone reads, officers write. */
export async function newsRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const news = createNewsService(services);

  /** Editors see what is scheduled. */
  const readerOf = ({ session }: Pick<Call<'listNews'>, 'session'>): NewsReader =>
    hasRight(session, 'content.change') ? 'editor' : 'anyone';

  route(app, 'listNews', async (call) => {
    const { rows, total } = await readNews(services.db, call.query, readerOf(call));
    return { news: rows.map(presentNewsItem), total };
  });

  route(app, 'getNewsItem', async ({ params, ...call }) =>
    presentNewsItem(await news.read(params.id, readerOf(call))),
  );

  route(app, 'createNewsItem', async ({ body, request }) =>
    presentNewsItem(await news.create(body, sentWith(request))),
  );

  route(app, 'updateNewsItem', async ({ params, body }) =>
    presentNewsItem(await news.update(params.id, body)),
  );

  route(app, 'deleteNewsItem', async ({ params }) => ({ deleted: await news.delete(params.id) }));

  route(app, 'deleteNewsBatch', async ({ body, session }) => {
    if (isForMany(body)) demandRight(session, 'content.deleteMany');
    return { deleted: await news.deleteBatch(body) };
  });

  const publish = ({ newsId }: { newsId: string }) => news.publishDue(newsId);
  await services.jobs.handle('publish-news', publish, { pollSeconds: 1 });
}

/** The only conversion of a stored news item to JSON. */
const presentNewsItem = (row: NewsRow): NewsItem => ({
  ...row,
  publishAt: isScheduled(row) ? row.publishAt?.toISOString() : undefined,
  createdAt: row.createdAt.toISOString(),
});

const newest = 30;

/** The newest news as an Atom feed (RFC 4287) at `/news.atom`. */
export function newsFeedRoutes(app: FastifyInstance, { db, group, settings }: Services): void {
  const { publicUrl } = settings;

  const options = { schema: { hide: true }, config: { isShared: true } };
  app.get('/news.atom', options, async (_request, reply) => {
    const { Feed } = await import('feed');
    const [{ rows }, { identity }] = await Promise.all([
      readNews(db, { page: 1, limit: newest }),
      group.shell(),
    ]);
    const feed = new Feed({
      id: `${publicUrl}/`,
      title: `News of ${theGroup(identity.shortName)}`,
      link: publicUrl + pages.news.to(),
      feedLinks: { atom: `${publicUrl}/news.atom` },
      language: 'en',
      favicon: `${publicUrl}/favicon.svg`,
      copyright: identity.name,
      author: { name: identity.name, link: publicUrl },
      ...(rows[0] && { updated: rows[0].createdAt }),
    });
    for (const { id, title: text, category, content, createdAt } of rows) {
      const link = publicUrl + pages.newsItem.to(id);
      const title = escapeHtml(text);
      feed.addItem({ id: link, link, title, content, date: createdAt, category: [{ name: category }] });
    }
    // XML has no place for control characters, which a paste can bring along.
    const xml = feed.atom1().replaceAll(/(?![\t\n\r])\p{Cc}/gu, '');
    return reply.type('application/atom+xml; charset=utf-8').send(xml);
  });
}
