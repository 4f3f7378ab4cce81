import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import etag from '@fastify/etag';
import type { SiteRenderer } from '@year-group/api-types/system/siteRenderer';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
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
import { installMetrics } from '#features/health/metrics.ts';
import { memberRoutes } from '#features/members/memberRoutes.ts';
import { verificationRoutes } from '#features/members/verificationRoutes.ts';
import { newsFeedRoutes, newsRoutes } from '#features/news/newsRoutes.ts';
import { officerRoutes } from '#features/officers/officerRoutes.ts';
import { orderRoutes } from '#features/orders/orderRoutes.ts';
import { brandRoutes } from '#features/pages/brandRoutes.ts';
import { crawlerRoutes, shareRoutes } from '#features/pages/crawlerRoutes.ts';
import { pageRoutes } from '#features/pages/pageRoutes.ts';
import { installStaticFiles } from '#features/pages/staticFiles.ts';
import { paymentRoutes } from '#features/payments/paymentRoutes.ts';
import { sandboxRoutes } from '#features/payments/sandbox/sandboxRoutes.ts';
import { runRoutes } from '#features/runs/runRoutes.ts';
import { sessionRoutes } from '#features/sessions/sessionRoutes.ts';
import { createSessionService } from '#features/sessions/sessionService.ts';
import { listingRoutes } from '#features/shop/listingRoutes.ts';
import { siteSettingsRoutes } from '#features/siteSettings/siteSettingsRoutes.ts';
import { trashRoutes } from '#features/trash/trashRoutes.ts';
import { installReplyCache } from '#platform/cache/replyCache.ts';
import { answerUnreadableAddress, installErrorReplies } from '#platform/http/errors.ts';
import { createListener } from '#platform/http/listener.ts';
import { loggerOptions } from '#platform/http/logging.ts';
import { installOpenapi } from '#platform/http/openapi.ts';
import { installSecurityHeaders } from '#platform/http/securityHeaders.ts';
import { imageRoutes, smallestPicture, varyBySaveData } from '#platform/images/imageRoutes.ts';
import { createGuards } from '#platform/security/guards.ts';
import {
  createHostCheck,
  createOwnAddress,
  ignoreInventedAddresses,
  redirectToPublicUrl,
  refuseForeignHosts,
} from '#platform/security/hosts.ts';
import { installJsonLimits } from '#platform/security/jsonLimits.ts';
import { createTokens, tokenSecrets } from '#platform/security/tokens.ts';
import type { Services } from '#platform/services.ts';

const maxBodyBytes = 512 * 1024;
/** How long replies ask clients to reconnect before connections are closed, in ms. */
const drainMs = 1000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Keeps answering for a moment, and asks everyone to reconnect. */
    drain(): Promise<void>;
  }
}

/** The whole application, not yet listening. Without a renderer it serves no pages. */
export async function buildApp(services: Services, renderer?: SiteRenderer): Promise<FastifyInstance> {
  const { settings, content } = services;
  const isOwnHost = createHostCheck(settings);
  const ownAddress = createOwnAddress(settings.publicUrl);

  const app: FastifyInstance = Fastify<Server>({
    logger: loggerOptions(settings.logLevel),
    genReqId: () => crypto.randomUUID(),
    bodyLimit: maxBodyBytes,
    trustProxy: (_address, hop) => hop < settings.trustProxy,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    frameworkErrors: answerUnreadableAddress,
    rewriteUrl: smallestPicture,
    forceCloseConnections: 'idle',
    // Requests during the stop are still answered, with a request to reconnect.
    return503OnClosing: false,
    serverFactory: (handler) =>
      createListener((request, response) => {
        metrics.received();
        if (isDraining) response.setHeader('connection', 'close');
        ignoreInventedAddresses(request, settings.trustProxy);
        handler(request, response);
      }),
  });
  let isDraining = false;
  app.decorate('drain', async () => {
    isDraining = true;
    await pause(drainMs);
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  installErrorReplies(app);
  installJsonLimits(app);
  installReplyCache(app, content, ({ is404, raw, url }) => {
    if (!isOwnHost(raw) || ownAddress(raw)) return undefined;
    return is404 && renderer ? renderer.addressOf(url) : url;
  });
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });

  const tokens = createTokens(tokenSecrets(settings));
  const sessions = createSessionService(services);
  app.decorateRequest('session', null);
  app.decorate(
    'guardFor',
    createGuards(tokens, settings.registrationApiKey, sessions.findStanding, services.group),
  );

  await installSecurityHeaders(app, {
    publicUrl: settings.publicUrl,
    scriptHashes: renderer?.scriptHashes ?? [],
  });
  refuseForeignHosts(app, isOwnHost, settings.publicUrl);
  redirectToPublicUrl(app, ownAddress);
  await app.register(cors, {
    origin: [...settings.corsOrigins],
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    exposedHeaders: ['content-range'],
    maxAge: 600,
  });
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  await app.register(etag, { weak: true });
  varyBySaveData(app);
  await installOpenapi(app);
  const checkHealth = createHealth(services);
  const metrics = installMetrics(app, settings, checkHealth);

  await app.register(async (api) => {
    api.addHook('onSend', async (_request, reply) => {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    });
    await handoverRoutes(api, services);
    healthRoutes(api, checkHealth);
    siteSettingsRoutes(api, services);
    groupRoutes(api, services);
    await newsRoutes(api, services);
    categoryRoutes(api, services);
    eventRoutes(api, services);
    await eventAnswerRoutes(api, services);
    listingRoutes(api, services);
    const delivery = createDeliveryService(services);
    deliveryRoutes(api, services, delivery);
    await orderRoutes(api, services, delivery);
    await paymentRoutes(api, services, metrics.providerFailed);
    await runRoutes(api, services);
    if (settings.paymentProvider === 'sandbox') await api.register(sandboxRoutes, services);
    memberRoutes(api, services);
    await verificationRoutes(api, services, { tokens });
    sessionRoutes(api, sessions);
    await officerRoutes(api, services);
    await imageRoutes(api, services);
    await trashRoutes(api, services);
    dashboardRoutes(api, services);
    actionRoutes(api, services);
    await startWeeklyLetters(services);
  });

  calendarRoutes(app, services);
  newsFeedRoutes(app, services);
  crawlerRoutes(app, settings.publicUrl, services.group);
  shareRoutes(app, services);
  if (renderer) {
    await installStaticFiles(app, services.group);
    brandRoutes(app, services);
  }
  pageRoutes(app, services, renderer);
  return app;
}
