import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { builtFolders } from '#platform/folders.ts';
import { forever } from '#platform/images/imageRoutes.ts';
import type { Settings } from '#platform/settings/settings.ts';
import { brandFiles } from './brandRoutes.ts';
import { cataloguePages, cataloguePolicy } from './cataloguePolicy.ts';

const aDay = 'public, max-age=86400';

/** Every file has a route of its own, except its compressed versions. */
const compressed = ['**/*.br', '**/*.gz'];
const common = {
  index: false,
  wildcard: false,
  preCompressed: true,
  cacheControl: false,
  schemaHide: true,
} as const;

/** The files of the built front ends: site, panel and, unless live, component catalogue. */
export async function installStaticFiles(app: FastifyInstance, mode: Settings['mode']): Promise<void> {
  if (existsSync(builtFolders.siteClient)) {
    await app.register(fastifyStatic, {
      ...common,
      root: builtFolders.siteClient,
      globIgnore: ['**/index.html', '.vite/**', ...brandFiles, ...compressed],
      // The tag is enough to ask whether a file has changed, and nobody reads a part of one.
      lastModified: false,
      acceptRanges: false,
      setHeaders: (reply, path) => {
        // `sendFile` sends the start pages of panel and catalogue with these headers too.
        const kept = path.includes('.html') ? 'no-cache' : aDay;
        reply.header('cache-control', path.includes('/assets/') ? forever : kept);
      },
    });
  }
  await installPanel(app);
  if (mode !== 'live') await installCatalogue(app);
}

/** A single-page application: its files, and its start page for every other address below. */
async function installPanel(app: FastifyInstance): Promise<void> {
  if (!existsSync(join(builtFolders.admin, 'index.html'))) return;
  await app.register(fastifyStatic, {
    ...common,
    root: builtFolders.admin,
    prefix: '/admin',
    decorateReply: !app.hasReplyDecorator('sendFile'),
    globIgnore: ['index.html', ...compressed],
    setHeaders: (reply, path) => {
      // The service worker and the script that registers it; its scope is the address without a slash.
      const isWorker = !path.includes('/assets/');
      reply.header('cache-control', isWorker ? 'no-cache' : forever);
      if (isWorker) reply.header('service-worker-allowed', '/admin');
    },
  });
  const start = { schema: { hide: true } };
  // A file of an earlier build: its page must not come in its place.
  app.get('/admin/assets/*', start, (_request, reply) => reply.callNotFound());
  for (const path of ['/admin', '/admin/*'])
    app.get(path, start, (_request, reply) =>
      reply.header('cache-control', 'no-cache').sendFile('index.html', builtFolders.admin),
    );
}

async function installCatalogue(app: FastifyInstance): Promise<void> {
  if (!cataloguePages.every((page) => existsSync(join(builtFolders.storybook, page)))) return;
  const headers = {
    'cache-control': 'no-cache',
    'content-security-policy': await cataloguePolicy(builtFolders.storybook),
    'x-frame-options': 'SAMEORIGIN',
  };
  await app.register(fastifyStatic, {
    root: builtFolders.storybook,
    prefix: '/storybook',
    decorateReply: !app.hasReplyDecorator('sendFile'),
    schemaHide: true,
    setHeaders: (reply) => {
      for (const [name, value] of Object.entries(headers)) reply.header(name, value);
    },
  });
  // With and without the slash are one route; the pages' own files are found only with it.
  app.get('/storybook', { schema: { hide: true } }, (request, reply) =>
    /^\/storybook\/(\?|$)/.test(request.url)
      ? reply.headers(headers).sendFile('index.html', builtFolders.storybook)
      : reply.redirect('/storybook/', 301),
  );
}
