import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { colours } from '@year-group/api-types/group/colours';
import { theGroup } from '@year-group/api-types/group/theGroup';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { builtFolders } from '#platform/folders.ts';
import { demoCrest, type GroupLook, readLook } from '#platform/group/groupLook.ts';
import { escapeHtml } from '#platform/http/escapeHtml.ts';
import { forever } from '#platform/images/imageRoutes.ts';
import type { ImageStorage } from '#platform/images/imageStorage.ts';
import type { Services } from '#platform/services.ts';
import { icons } from './icons.ts';

/** The files of the built site that carry the group's name, colours or crest. */
export const brandFiles = [...Object.keys(icons), 'share.jpg', 'offline.html', 'sw.js'] as const;

const hidden = { schema: { hide: true } };
const revalidated = 'no-cache';
const sendText = (reply: FastifyReply, type: string, text: string) =>
  reply.type(type).header('cache-control', revalidated).send(text);

/** The picture of icons and cards; undefined for the demo's crest, whose icons are built files. */
export async function readCrest(
  { crest, colours: { light, night } }: Pick<GroupLook, 'crest' | 'colours'>,
  images: ImageStorage,
): Promise<Buffer | undefined> {
  if (crest === demoCrest) return undefined;
  const file = crest?.startsWith('/uploads/') ? await images.read(basename(crest)) : undefined;
  if (file) return buffer(file.stream());
  const mark = await readFile(join(builtFolders.siteClient, 'favicon.svg'), 'utf8').catch(() => undefined);
  if (!mark) return undefined;
  const recoloured = mark
    .replaceAll(colours.light.gold.toLowerCase(), light.gold)
    .replaceAll(colours.night.ground.toLowerCase(), night.ground);
  return Buffer.from(recoloured.replace('width="64" height="64"', 'width="512" height="512"'));
}

/** Draws pictures, each once, however many ask for it, and keeps the last fifty. */
export function createPictures() {
  const drawn = new LRUCache<string, Promise<{ type: string; body: Buffer }>>({ max: 50 });
  return {
    has: (key: string): boolean => drawn.has(key),
    draw(key: string, draw: () => Promise<{ type: string; body: Buffer }>) {
      const picture = drawn.get(key) ?? draw();
      drawn.set(key, picture);
      picture.catch(() => drawn.delete(key));
      return picture;
    },
  };
}

/** What browsers fetch by a fixed address and what looks different for every group. */
export function brandRoutes(app: FastifyInstance, { group, images }: Services): void {
  const built = (name: string) => join(builtFolders.siteClient, name);
  const pictures = createPictures();

  // Small, but every visitor fetches it.
  app.get('/site.webmanifest', { ...hidden, compress: { threshold: 0 } }, async (_request, reply) => {
    const [{ colours, iconQuery }, { identity }] = await Promise.all([readLook(group), group.shell()]);
    const icon = (name: string, size: number) => ({
      src: `/${name}${iconQuery}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    });
    const manifest = {
      name: identity.name,
      short_name: identity.shortName,
      description: `News, events and members of ${theGroup(identity.name)}.`,
      lang: 'en',
      start_url: '/',
      scope: '/',
      display: 'minimal-ui',
      background_color: colours.light.paper,
      theme_color: colours.night.ground,
      icons: [
        icon('icon-192.png', 192),
        icon('icon-512.png', 512),
        { ...icon('icon-maskable-512.png', 512), purpose: 'maskable' },
      ],
    };
    return sendText(reply, 'application/manifest+json', JSON.stringify(manifest));
  });

  app.get('/offline.html', hidden, async (_request, reply) =>
    sendText(reply, 'text/html; charset=utf-8', await offlinePage()),
  );

  // A changed offline page changes the worker, so that browsers fetch both again.
  app.get('/sw.js', hidden, async (_request, reply) => {
    const version = hash('sha256', await offlinePage()).slice(0, 8);
    const worker = await readFile(built('sw.js'), 'utf8');
    const text = worker.replace('offline-page-revision', version);
    return sendText(reply, 'text/javascript; charset=utf-8', text);
  });

  async function offlinePage(): Promise<string> {
    const [page, { css, iconQuery }, { identity }] = await Promise.all([
      readFile(built('offline.html'), 'utf8'),
      readLook(group),
      group.shell(),
    ]);
    return page
      .replace('</title>', () => ` | ${escapeHtml(identity.name)}</title>`)
      .replace('</style>', `${css}</style>`)
      .replace('/logo.svg', `/logo.svg${iconQuery}`);
  }

  for (const [name, draw] of Object.entries(icons)) {
    app.get(`/${name}`, hidden, async (request, reply) => {
      const look = await readLook(group);
      const crest = await readCrest(look, images);
      if (!crest) return reply.sendFile(name, builtFolders.siteClient);
      const isNewest = request.url.endsWith(look.iconQuery);
      const key = `${name} ${look.crest} ${look.css}`;
      const { type, body } = await pictures.draw(key, () => draw(crest, look.colours));
      return reply
        .type(type)
        .header('cache-control', isNewest ? forever : revalidated)
        .send(body);
    });
  }

  app.get('/share.jpg', hidden, async (_request, reply) => {
    const look = await readLook(group);
    const crest = await readCrest(look, images);
    const identity = await group.identity();
    const { drawShareCard } = await import('./shareCard.ts');
    const card = { kicker: identity.school, title: identity.name, detail: identity.motto };
    const key = `share ${JSON.stringify(card)} ${look.crest} ${look.css}`;
    const { type, body } = await pictures.draw(key, () => drawShareCard(card, look.colours, crest));
    return reply.type(type).header('cache-control', 'public, max-age=3600').send(body);
  });
}
