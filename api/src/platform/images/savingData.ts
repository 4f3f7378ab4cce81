import type { FastifyInstance } from 'fastify';

/** An image whose address contains its size, in its largest width or a smaller one. */
const picture = /^(?<stem>[^?]*-(?<width>\d{1,5})x\d{1,5}-[0-9a-f]{6})(?:\.\d+)?\.webp$/;
/** Sharp enough on a phone; the smaller widths are for small boxes. */
const smallest = 480;

/** The small image for requests with `Save-Data: on`. */
export function smallestPicture({ url = '/', headers }: ImageRequest): string {
  if (headers['save-data'] !== 'on') return url;
  const { stem, width } = picture.exec(url)?.groups ?? {};
  return stem && Number(width) > smallest ? `${stem}.${smallest}.webp` : url;
}

interface ImageRequest {
  url?: string | undefined;
  headers: Record<string, string | string[] | undefined>;
}

/** Tells caches that replies differ by `Save-Data`. */
export function varyBySaveData(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (picture.test(request.url)) reply.header('vary', 'Save-Data');
  });
}
