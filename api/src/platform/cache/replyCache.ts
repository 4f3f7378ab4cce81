import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ContentChanges } from './contentChanges.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The reply is the same for everybody without a token, and changes only with the content. */
    isShared?: boolean;
  }
  interface FastifyRequest {
    /** Where the reply to this request is to be kept; null when it is not. */
    build: Build | null;
    /** How many changes of content had been announced when a request that may write arrived. */
    announcedBefore: number;
  }
}

/** The `cache-control` of shared replies: who keeps one asks whether it has changed. */
export const revalidated = 'public, max-age=0, must-revalidate';

const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

type KeptReply = Awaited<ReturnType<typeof keep>>;
type Build = { address: string; replies: LRUCache<string, KeptReply>; finish: () => void };

/**
 * Keeps shared replies where `addressOf` says until content changes, and builds each once, however many
 * readers wait. The reply of a build that began before a change is sent, but not kept. Must be installed
 * before what sets headers, which are kept with the reply.
 */
export function installReplyCache(
  app: FastifyInstance,
  content: Pick<ContentChanges, 'version' | 'note' | 'announced'>,
  addressOf: (request: FastifyRequest) => string | undefined,
): void {
  let generation = newGeneration(-1);

  app.decorateRequest('build', null);
  app.addHook('onRequest', async (request, reply) => {
    const { method, headers, routeOptions, is404 } = request;
    request.announcedBefore = content.announced();
    if ((method !== 'GET' && method !== 'HEAD') || headers.authorization) return;
    if (routeOptions.config.isShared) reply.header('cache-control', revalidated);
    else if (!is404) return;
    const address = addressOf(request);
    if (!address) return;
    if (content.version() !== generation.version) generation = newGeneration(content.version());
    const { replies, building } = generation;
    if (building.has(address)) await building.get(address);
    const kept = replies.get(address);
    if (kept) {
      const { status, sent, body } = choose(kept, headers);
      reply.hijack();
      reply.raw.writeHead(status, sent).end(method === 'HEAD' ? undefined : body);
      return;
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    building.set(address, promise);
    void promise.then(() => building.delete(address));
    request.build = { address, replies, finish: resolve };
    // A reader who has gone keeps nobody waiting.
    reply.raw.once('close', resolve);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const { build, announcedBefore, headers } = request;
    // The writer's own process is fresh before the writer has the answer.
    if (content.announced() !== announcedBefore) content.note();
    if (!build) return payload;
    try {
      const isKept = reply.statusCode === 200 && reply.getHeader('cache-control') === revalidated;
      if (!isKept || typeof payload !== 'string') return payload;
      const kept = await keep(payload, reply);
      build.replies.set(build.address, kept);
      const { status, sent, body } = choose(kept, headers);
      reply.code(status).headers(sent);
      return body;
    } finally {
      build.finish();
    }
  });
}

/** What belongs to one version of the content; a change replaces it whole. */
const newGeneration = (version: number) => ({
  version,
  building: new Map<string, Promise<void>>(),
  replies: new LRUCache<string, KeptReply>({
    maxSize: 64 * 1024 * 1024, // bytes
    sizeCalculation: ({ br, gzip, plain }) => br.body.length + gzip.body.length + plain.body.length + 4000,
  }),
});

/** The reply with its tag, ready to send in every encoding. */
async function keep(payload: string, reply: FastifyReply) {
  const plain = Buffer.from(payload);
  const [br, zipped] = await Promise.all([compress.br(plain, quality), compress.gzip(plain)]);
  const etag = `W/"${createHash('sha1').update(plain).digest('base64')}"`;
  const sent = { ...(reply.getHeaders() as OutgoingHttpHeaders), etag, vary: 'accept-encoding' };
  const whole = (body: Buffer, encoding?: string) => ({
    status: 200,
    sent: { ...sent, 'content-length': body.length, ...(encoding && { 'content-encoding': encoding }) },
    body,
  });
  const unchanged = { status: 304, sent, body: Buffer.alloc(0) };
  return { etag, unchanged, br: whole(br, 'br'), gzip: whole(zipped, 'gzip'), plain: whole(plain) };
}

/** What to send: the best encoding that the reader accepts, or only that nothing has changed. */
function choose(kept: KeptReply, asked: FastifyRequest['headers']) {
  const tags = asked['if-none-match']?.split(',').map((tag) => tag.trim()) ?? [];
  if (tags.includes('*') || tags.includes(kept.etag)) return kept.unchanged;
  return kept[negotiate<'br' | 'gzip'>(asked['accept-encoding'] ?? '', ['br', 'gzip']) ?? 'plain'];
}
