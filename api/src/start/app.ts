import compress from '@fastify/compress';
import cors from '@fastify/cors';
import etag from '@fastify/etag';
import type { SiteRenderer } from '@year-group/api-types/system/siteRenderer';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { actionRoutes } from '#features/actions/actionRoutes.ts';
import { startWeeklyLetters } from '#features/actions/weeklyLetter.ts';
import { categoryRoutes } from '#features/content/categoryRoutes.ts';
import { dashboardRoutes } from '#features/dashboard/dashboardRoutes.ts';
import { deliveryRoutes } from '#features/delivery/deliveryRoutes.ts';
import { createDeliveryService } from '#features/delivery/deliveryService.ts';
import { eventAnswerRoutes } from '#features/events/eventAnswerRoutes.ts';
import { calendarRoutes, eventRoutes } from '#features/events/eventRoutes.ts';
import { groupRoutes } from '#features/group/groupRoutes.ts';
import { handoverRoutes } from '#features/handover/handoverRoutes.ts';
import { createHealth } from '#features/health/health.ts';
import { healthRoutes } from '#features/health/healthRoutes.ts';
import { memberRoutes } from '#features/members/memberRoutes.ts';
import { verificationRoutes } from '#features/members/verificationRoutes.ts';
import { newsFeedRoutes, newsRoutes } from '#features/news/newsRoutes.ts';
import { officerRoutes } from '#features/officers/officerRoutes.ts';
import { orderRoutes } from '#features/orders/orderRoutes.ts';
import { givePiecesBack } from '#features/orders/stock.ts';
import { brandRoutes } from '#features/pages/brandRoutes.ts';
import { crawlerRoutes, shareRoutes } from '#features/pages/crawlerRoutes.ts';
import { createRenderLimit, pageRoutes } from '#features/pages/pageRoutes.ts';
import { installStaticFiles } from '#features/pages/staticFiles.ts';
import { paymentRoutes } from '#features/payments/paymentRoutes.ts';
import { sandboxRoutes } from '#features/payments/sandbox/sandboxRoutes.ts';
import { runRoutes } from '#features/runs/runRoutes.ts';
import { createOfficerSessionService } from '#features/sessions/officerSessionService.ts';
import { sessionRoutes } from '#features/sessions/sessionRoutes.ts';
import { createSessionService } from '#features/sessions/sessionService.ts';
import { listingRoutes } from '#features/shop/listingRoutes.ts';
import { trashRoutes } from '#features/trash/trashRoutes.ts';
import { installReplyCache } from '#platform/cache/replyCache.ts';
import { sendError } from '#platform/http/errors.ts';
import { createLogger, installRequestLog } from '#platform/http/logging.ts';
import { installOpenapi } from '#platform/http/openapi.ts';
import { installSecurityHeaders } from '#platform/http/securityHeaders.ts';
import { imageRoutes, smallestPicture, varyBySaveData } from '#platform/images/imageRoutes.ts';
import { createGuards } from '#platform/security/guards.ts';
import {
  createHostCheck,
  createOwnAddress,
  ignoreInventedAddresses,
  installHostRules,
} from '#platform/security/hosts.ts';
import { installJsonLimits } from '#platform/security/jsonLimits.ts';
import type { Services } from '#platform/services.ts';

const maxBodyBytes = 512 * 1024;
/** How long the head of a request may take, in ms; a browser sends it at once. */
const headersTimeoutMs = 10_000;
/** How long the whole request may take, in ms: a 10 MB image on a slow connection. */
const requestTimeoutMs = 120_000;
/** Longer than a proxy keeps a connection, so that it never uses one that is being closed. */
const keepAliveMs = 72_000;
const maxHeaders = 100;
/** As much as Node accepts for a request's head: the router's own refusal would lack our headers. */
const maxAddressBytes = 16 * 1024;

/** The whole application, not yet listening. Without a renderer it serves no pages. */
export async function buildApp(services: Services, renderer?: SiteRenderer): Promise<FastifyInstance> {
  const { settings, content } = services;
  const isOwnHost = createHostCheck(settings);
  const ownAddress = createOwnAddress(settings.publicUrl);

  const logger: FastifyBaseLogger = createLogger(settings.logLevel);
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => crypto.randomUUID(),
    bodyLimit: maxBodyBytes,
    trustProxy: (_address, hop) => hop < settings.trustProxy,
    routerOptions: { maxParamLength: maxAddressBytes, ignoreTrailingSlash: true },
    rewriteUrl: (request) => smallestPicture({ url: ownPath(request.url ?? '/'), headers: request.headers }),
    http: { headersTimeout: headersTimeoutMs, connectionsCheckingInterval: 2000 },
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: keepAliveMs,
    forceCloseConnections: 'idle',
    // Requests during the stop are still answered, with a request to reconnect.
    return503OnClosing: false,
  });
  app.server.maxHeadersCount = maxHeaders;
  installRequestLog(app);
  app.addHook('onRequest', async ({ raw }) => ignoreInventedAddresses(raw, settings.trustProxy));
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(sendError);
  installJsonLimits(app);
  installReplyCache(app, content, ({ is404, raw, url, headers, routeOptions }) => {
    if (!isOwnHost(raw) || ownAddress(raw)) return undefined;
    // Other origins need headers of their own.
    if (settings.corsOrigins.includes(headers.origin ?? '')) return undefined;
    if (is404) return url.includes('?') && renderer ? renderer.addressOf(url) : url;
    return addressOfCall(url, routeOptions.schema?.querystring as z.ZodObject | undefined);
  });
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });

  const officerSessions = createOfficerSessionService(services);
  const sessions = createSessionService(services.db, officerSessions);
  app.decorateRequest('session', null);
  app.decorate(
    'guardFor',
    createGuards(services.tokens, settings.registrationApiKey, sessions.findStanding, services.group),
  );

  await installSecurityHeaders(app, {
    publicUrl: settings.publicUrl,
    scriptHashes: renderer?.scriptHashes ?? [],
  });
  installHostRules(app, settings.publicUrl, isOwnHost, ownAddress);
  await app.register(cors, {
    origin: [...settings.corsOrigins],
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    exposedHeaders: ['content-range'],
    maxAge: 600,
  });
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], globalDecompression: false });
  await app.register(etag, { weak: true });
  varyBySaveData(app);
  await installOpenapi(app);
  const checkHealth = createHealth(services);

  await app.register(async (api) => {
    api.addHook('onSend', async (_request, reply) => {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    });
    await handoverRoutes(api, services);
    healthRoutes(api, checkHealth);
    groupRoutes(api, services);
    await newsRoutes(api, services);
    categoryRoutes(api, services);
    eventRoutes(api, services);
    await eventAnswerRoutes(api, services);
    listingRoutes(api, services);
    const delivery = createDeliveryService(services);
    deliveryRoutes(api, services, delivery);
    await orderRoutes(api, services, delivery);
    await paymentRoutes(api, services);
    await runRoutes(api, services, givePiecesBack);
    if (settings.paymentProvider === 'sandbox') await api.register(sandboxRoutes, services);
    memberRoutes(api, services);
    await verificationRoutes(api, services);
    sessionRoutes(api, sessions);
    await officerRoutes(api, services, officerSessions);
    await imageRoutes(api, services);
    await trashRoutes(api, services);
    dashboardRoutes(api, services);
    actionRoutes(api, services);
    await startWeeklyLetters(services);
  });

  calendarRoutes(app, services);
  newsFeedRoutes(app, services);
  crawlerRoutes(app, services);
  const countRender = createRenderLimit(settings);
  shareRoutes(app, services, countRender);
  if (renderer) {
    await installStaticFiles(app, settings.mode);
    brandRoutes(app, services);
  }
  pageRoutes(app, services, renderer, countRender);
  return app;
}

/**
 * Where the reply of a call is kept: its path and the parameters that it knows, in one order, so that an invented one
 * builds nothing again. Undefined for free text and long addresses, which are rarely asked for twice.
 */
function addressOfCall(url: string, query?: z.ZodObject): string | undefined {
  const [path, ...rest] = url.split('?');
  const asked = [...new URLSearchParams(rest.join('?'))].filter(([name]) => query && name in query.shape);
  const known = new URLSearchParams(asked);
  known.sort();
  return url.length > 300 || known.has('searchTerm') ? undefined : `${path}?${known.toString()}`;
}

/** Clients may send an absolute address, as to a proxy; its host is ignored here. */
const origin = /^https?:\/\/[^/?#]*/i;

/** The path of an address; one with a broken escape is encoded again, and so answered like an unknown one. */
function ownPath(url: string): string {
  const path = url.startsWith('/') ? url : url.replace(origin, '') || '/';
  const end = path.indexOf('?');
  const [before, query] = end < 0 ? [path, ''] : [path.slice(0, end), path.slice(end)];
  return isDecodable(before) ? path : before.replaceAll('%', '%25') + query;
}

function isDecodable(path: string): boolean {
  try {
    // The comparison uses the result: the build drops a call whose result is not used.
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}
