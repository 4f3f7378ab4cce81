import type { PageRequest, SiteRenderer } from '@year-group/api-types/siteRenderer';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Topic } from '#platform/cache/contentVersions.ts';
import { markAsContent, topicsOf } from '#platform/cache/responseCache.ts';
import { errorReply } from '#platform/http/errors.ts';
import type { Settings } from '#platform/settings/settings.ts';
import { createRenderLimit } from './renderLimit.ts';

/** Every address without another route: JSON 404 below `/api`, else a page of the site. */
export function pageRoutes(
  app: FastifyInstance,
  settings: Pick<Settings, 'rateLimits'>,
  renderer: SiteRenderer | undefined,
): void {
  const countRender = createRenderLimit(settings);

  app.setNotFoundHandler(async (request, reply) => {
    const isPage = ['GET', 'HEAD'].includes(request.method) && !/^\/(api|uploads)(\/|$|\?)/.test(request.url);
    if (!isPage) {
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .send(errorReply('not-found', 'There is nothing at this address.'));
    }
    if (!renderer)
      return reply.code(503).type('text/plain').send('The site has not been built. Run: npm run build');
    await countRender(request.ip);
    return sendPage(app, renderer, request, reply);
  });
}

async function sendPage(
  app: FastifyInstance,
  renderer: SiteRenderer,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const topics = new Set<Topic>();
  const callApi: PageRequest['callApi'] = async (path) => {
    const { statusCode, body, raw } = await app.inject({ method: 'GET', url: path });
    for (const topic of topicsOf(raw.req) ?? []) topics.add(topic);
    return { status: statusCode, body: JSON.parse(body) as unknown };
  };

  const { status, html, location } = await renderer.render({ url: request.url, callApi });
  if (location !== undefined) return reply.redirect(location, status);
  if (status === 200) markAsContent(request, topics);
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', status === 200 ? 'public, max-age=0, must-revalidate' : 'no-store')
    .send(html);
}
