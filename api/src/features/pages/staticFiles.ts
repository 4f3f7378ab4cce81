import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { builtFolders } from '#platform/folders.ts';
import { cataloguePages, cataloguePolicy } from './cataloguePolicy.ts';

const forever = 'public, max-age=31536000, immutable';
const aDay = 'public, max-age=86400';

/** Every file has a route of its own, except its compressed versions. */
const compressed = ['**/*.br', '**/*.gz'];

/** The files of the built front ends: site, administrator's panel, component catalogue. */
export async function installStaticFiles(app: FastifyInstance): Promise<void> {
  if (existsSync(builtFolders.siteClient)) {
    await app.register(fastifyStatic, {
      root: builtFolders.siteClient,
      index: false,
      wildcard: false,
      preCompressed: true,
      globIgnore: ['**/index.html', '.vite/**', ...compressed],
      cacheControl: false,
      schemaHide: true,
      setHeaders: (reply, path) => {
        // The start pages and the service worker belong to one release: browsers must revalidate
        // them each time.
        const age = /\.html$|[\\/]sw\.js(\.\w+)?$/.test(path)
          ? 'no-cache'
          : path.includes('/assets/')
            ? forever
            : aDay;
        reply.header('cache-control', age);
      },
    });
  }
  await installApplication(app, '/admin', builtFolders.admin, panelPages);
  await installCatalogue(app);
}

/** Addresses of the panel: its areas, and one record or task of each. */
const panelPages =
  /^\/admin(\/(login|health|settings(\/group\/[^/]+)?|trash)?|\/(members|news|events|shop|orders)(\/[^/]+){0,2})?\/?(\?|$)/;

/**
 * A single-page application: its files, and its start page for other addresses below, with 404
 * where it has none.
 */
async function installApplication(
  app: FastifyInstance,
  prefix: string,
  root: string,
  pages: RegExp,
): Promise<void> {
  if (!existsSync(join(root, 'index.html'))) return;
  await app.register(fastifyStatic, {
    root,
    prefix,
    index: false,
    wildcard: false,
    preCompressed: true,
    decorateReply: !app.hasReplyDecorator('sendFile'),
    globIgnore: ['index.html', ...compressed],
    cacheControl: false,
    schemaHide: true,
    setHeaders: (reply) => {
      reply.header('cache-control', forever);
    },
  });
  const start = { schema: { hide: true } };
  for (const path of [prefix, `${prefix}/*`]) {
    app.get(path, start, (request, reply) => {
      if (!pages.test(request.url)) reply.code(404);
      return reply.sendFile('index.html', root);
    });
  }
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
