import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { PageRequest, SiteRenderer } from '@year-group/api-types/system/siteRenderer';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { revalidated } from '#platform/cache/replyCache.ts';
import { builtFolders } from '#platform/folders.ts';
import { readLook } from '#platform/group/groupLook.ts';
import { errorReply } from '#platform/http/errors.ts';
import { escapeHtml } from '#platform/http/escapeHtml.ts';
import { countedNetworks } from '#platform/security/networks.ts';
import type { Services } from '#platform/services.ts';
import type { Settings } from '#platform/settings/settings.ts';

/** Every address without another route: JSON 404 below `/api`, else a page of the site. */
export function pageRoutes(
  app: FastifyInstance,
  { group }: Services,
  renderer: SiteRenderer | undefined,
  countRender: RenderLimit,
): void {
  const callApi: PageRequest['callApi'] = async (path) => {
    const { statusCode, body } = await app.inject({ method: 'GET', url: path });
    return { status: statusCode, body: JSON.parse(body) as unknown };
  };
  /** The group's, as it was read last. */
  let name = '';

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
    const waitSeconds = await countRender(request.ip);
    if (waitSeconds > 0) return refuse(reply, waitSeconds);
    try {
      ({ name } = await group.identity());
      const { css, iconQuery, colours } = await readLook(group);
      const { status, html, location } = await renderer.render({
        url: request.url,
        callApi,
        ...((css || iconQuery) && { look: { css, iconQuery, darkPaper: colours.dark.paper } }),
      });
      if (location !== undefined) return await reply.redirect(location, status);
      return await reply
        .code(status)
        .type('text/html; charset=utf-8')
        .header('cache-control', status === 200 ? revalidated : 'no-store')
        .send(html);
    } catch (error) {
      request.log.error({ err: error }, 'page failed');
      return sendLater(reply, name);
    }
  });
}

/** For a visitor when a page cannot be made, as without the database: cached pages are still sent. */
const sendLater = (reply: FastifyReply, name: string): FastifyReply =>
  reply
    .code(503)
    .headers({ 'retry-after': 30, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Back in a moment</title>
<style>:root{color-scheme:light dark}body{font:1.25rem/1.5 system-ui;max-width:30rem;margin:20vh auto;padding:0 1rem}</style>
<h1>${escapeHtml(name || 'Our website')}</h1>
<p>We will be back in a moment. Please load this page again.</p></html>`);

/**
 * How many pages and pictures may be drawn for one address and one network. Cached ones are not counted. Far
 * above what a room full of shoppers needs, far below what overloads a processor.
 */
const limits = { address: 60, network: 180, seconds: 30 };

/** Refuses to draw a page or its picture; a person reads this in their browser. */
export function refuse(reply: FastifyReply, waitSeconds: number): FastifyReply {
  return reply
    .code(429)
    .headers({ 'retry-after': waitSeconds, 'cache-control': 'no-store' })
    .type('text/plain; charset=utf-8')
    .send('Too many pages were asked for from your network. Please wait a moment and load this page again.');
}

export type RenderLimit = ReturnType<typeof createRenderLimit>;

/** Counts drawn pages and pictures of this process while `RATE_LIMITS` is `on`; resolves to seconds to wait. */
export function createRenderLimit({ rateLimits }: Pick<Settings, 'rateLimits'>) {
  const addresses = new RateLimiterMemory({ points: limits.address, duration: limits.seconds });
  const networks = new RateLimiterMemory({ points: limits.network, duration: limits.seconds });
  return async function count(ip: string): Promise<number> {
    if (rateLimits !== 'on') return 0;
    const { address, network } = countedNetworks(ip);
    try {
      await addresses.consume(address);
      await networks.consume(network);
      return 0;
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      return Math.ceil(reason.msBeforeNext / 1000);
    }
  };
}

/** Loads the built site; undefined when it has not been built, as in `npm run dev`. */
export async function loadSiteRenderer(publicUrl: string): Promise<SiteRenderer | undefined> {
  if (!existsSync(builtFolders.siteRenderer)) return undefined;
  const built = (await import(pathToFileURL(builtFolders.siteRenderer).href)) as {
    createRenderer(options: { clientDir: string; publicUrl: string }): Promise<SiteRenderer>;
  };
  return built.createRenderer({ clientDir: builtFolders.siteClient, publicUrl });
}
