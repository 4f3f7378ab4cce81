import { pages } from '@year-group/api-types/pages';
import type { FastifyInstance } from 'fastify';
import type { Services } from '#platform/services.ts';
import { createNewsRepository } from './newsRepository.ts';

const newest = 30;
const association = '2015 Year Group';

/** The newest news as an Atom feed (RFC 4287) at `/news.atom`. */
export function newsFeedRoutes(
  app: FastifyInstance,
  { db, settings }: Pick<Services, 'db' | 'settings'>,
): void {
  const { publicUrl } = settings;

  app.get('/news.atom', { schema: { hide: true } }, async (_request, reply) => {
    const { Feed } = await import('feed');
    const { rows } = await createNewsRepository(db).page({ page: 1, limit: newest });
    const feed = new Feed({
      id: `${publicUrl}/`,
      title: `News of the ${association}`,
      link: publicUrl + pages.news.to(),
      feedLinks: { atom: `${publicUrl}/news.atom` },
      language: 'en-GH',
      favicon: `${publicUrl}/favicon.svg`,
      copyright: association,
      author: { name: association, link: publicUrl },
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
