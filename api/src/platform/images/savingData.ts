import type { FastifyInstance } from 'fastify';

/** A picture whose address tells its size, in its largest width or in a smaller one. */
const picture = /^(?<stem>[^?]*-(?<width>\d{1,5})x\d{1,5}-[0-9a-f]{6})(?:\.\d+)?\.webp$/;
/** Sharp enough to be looked at on a phone; the smaller ones are for the corners of cards. */
const smallest = 480;

/** The small picture that is sent instead to a reader who has asked for as little data as possible. */
export function smallestPicture({ url = '/', headers }: Asked): string {
  if (headers['save-data'] !== 'on') return url;
  const { stem, width } = picture.exec(url)?.groups ?? {};
  return stem && Number(width) > smallest ? `${stem}.${smallest}.webp` : url;
}

interface Asked {
  url?: string | undefined;
  headers: Record<string, string | string[] | undefined>;
}

/** Tells caches between us and the reader that such pictures differ by that wish. */
export function varyBySaveData(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (picture.test(request.url)) reply.header('vary', 'Save-Data');
  });
}
