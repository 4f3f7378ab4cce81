import type { IncomingMessage } from 'node:http';
import { extname } from 'node:path';
import multipart from '@fastify/multipart';
import { maxUploadBytes } from '@year-group/api-types/common/limits';
import { messages } from '@year-group/api-types/messages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../http/errors.ts';
import { readUpload, type UploadedFile } from '../http/readUpload.ts';
import { route } from '../http/route.ts';
import { createCallLimit } from '../security/callLimits.ts';
import type { Services } from '../services.ts';
import { createImageService, uploadsPath } from './imageService.ts';
import { isImageName } from './imageStorage.ts';

const types: Record<string, string> = { '.webp': 'image/webp', '.jpg': 'image/jpeg' };
const upload: UploadedFile = {
  field: 'image',
  maxBytes: maxUploadBytes,
  missing: 'Choose a picture to upload (field "image").',
  notMultipart: 'Send the picture as multipart form data in the field "image".',
  tooLarge: messages.admin.uploadTooLarge,
  several: 'Send one picture at a time.',
  broken: 'The picture did not arrive whole. Please try again.',
};
/** For a file whose name changes with its content. */
export const forever = 'public, max-age=31536000, immutable';

/** Uploads for officers; images for everyone, and the jobs that delete them. */
export async function imageRoutes(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(multipart, { limits: { fileSize: maxUploadBytes, files: 1, fields: 5, parts: 6 } });
  const service = createImageService(services);

  const countUpload = createCallLimit(services, 'upload');
  route(app, 'uploadImage', async ({ request }) => {
    await countUpload(request.ip);
    return { imageUrl: await service.store(await readUpload(request, upload)) };
  });

  route(app, 'uploadCrest', async ({ request }) => {
    await countUpload(request.ip);
    return { imageUrl: await service.storeCrest(await readUpload(request, upload)) };
  });

  app.get(`${uploadsPath}:name`, { schema: { hide: true } }, async (request, reply) =>
    sendImage(services, (request.params as { name: string }).name, request, reply),
  );

  await services.jobs.handle('release-images', ({ imageUrls }) => service.release(imageUrls));
  await services.jobs.handle('sweep-images', () => service.sweep());
}

/** Used for a width that was added after the image had been stored. */
const mainFileOf = (name: string): string => name.replace(/\.\d+\.webp$/, '.webp');

async function sendImage({ images }: Services, name: string, request: FastifyRequest, reply: FastifyReply) {
  const type = types[extname(name)];
  const file =
    type && isImageName(name)
      ? ((await images.read(name)) ?? (await images.read(mainFileOf(name))))
      : undefined;
  if (!file) return notFound('There is no such picture.');
  const etag = `"${name}"`;
  reply.headers({ 'cache-control': forever, etag, 'cross-origin-resource-policy': 'cross-origin' });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type(String(type)).header('content-length', file.size).send(file.stream());
}

/** An image whose address contains its size, in its largest width or a smaller one. */
const picture = /^(?<stem>[^?]*-(?<width>\d{1,5})x\d{1,5}-[0-9a-f]{6})(?:\.\d+)?\.webp$/;
/** Sharp enough on a phone; the smaller widths are for small boxes. */
const smallest = 480;

/** The small image for requests with `Save-Data: on`. */
export function smallestPicture({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string {
  if (headers['save-data'] !== 'on') return url;
  const { stem, width } = picture.exec(url)?.groups ?? {};
  return stem && Number(width) > smallest ? `${stem}.${smallest}.webp` : url;
}

/** Sets the header that makes caches separate replies by `Save-Data`. */
export function varyBySaveData(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (picture.test(request.url)) reply.header('vary', 'Save-Data');
  });
}
