import { messages } from '@year-group/api-types/messages';
import type { FastifyInstance } from 'fastify';
import { markAsContent } from '#platform/cache/responseCache.ts';
import { notFound } from '#platform/http/errors.ts';
import { route } from '#platform/http/route.ts';
import type { Services } from '#platform/services.ts';
import { createNewsRepository } from './newsRepository.ts';
import { createNewsService } from './newsService.ts';
import { presentNewsItem } from './presentNewsItem.ts';

/** News: anyone reads, the administrator writes. */
export function newsRoutes(app: FastifyInstance, services: Services): void {
  const news = createNewsRepository(services.db);
  const service = createNewsService(services);

  route(app, 'listNews', async ({ query, request }) => {
    markAsContent(request, ['news']);
    const { rows, total } = await news.page(query);
    return { news: rows.map(presentNewsItem), total };
  });

  route(app, 'getNewsItem', async ({ params, request }) => {
    markAsContent(request, ['news']);
    return presentNewsItem((await news.find(params.id)) ?? notFound(messages.news.notFound));
  });

  route(app, 'createNewsItem', async ({ body }) => presentNewsItem(await service.create(body)));

  route(app, 'updateNewsItem', async ({ params, body }) =>
    presentNewsItem(await service.update(params.id, body)),
  );

  route(app, 'deleteNewsItem', async ({ params }) => {
    await service.delete(params.id);
    return { deleted: 1 };
  });

  route(app, 'deleteNewsBatch', async ({ body }) => ({ deleted: await service.deleteBatch(body) }));
}
