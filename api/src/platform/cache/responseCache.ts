import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { addressOf } from '../security/networks.ts';
import { type CachedBytes, encodeReply, sendCached } from './cachedBytes.ts';
import { type ContentVersions, type Topic, topics } from './contentVersions.ts';
import { listAddress } from './listAddress.ts';

const memoryBytes = 64 * 1024 * 1024;
const maxUrlLength = 300;

/** A reply as bytes, valid while its topics stay at their versions. */
interface CachedReply extends CachedBytes {
  generation: number;
  versions: [Topic, number][];
}

const topicsOfRequest = new WeakMap<IncomingMessage, Set<Topic>>();

/** Marks the reply to this request as public content made of the given topics, so that it can be kept as bytes. */
export function markAsContent(request: FastifyRequest, madeOf: Iterable<Topic>): void {
  topicsOfRequest.set(request.raw, new Set(madeOf));
}

/** Whether the reply to this request was marked as public content. */
export function isContent(request: FastifyRequest): boolean {
  return topicsOfRequest.has(request.raw);
}

/** The topics that the reply to an injected request was made of. */
export function topicsOf(raw: unknown): Set<Topic> | undefined {
  return topicsOfRequest.get(raw as IncomingMessage);
}

/**
 * Answers public GET requests with ready bytes before any plugin runs, and makes each reply once per change, however
 * many readers wait for it. The replies themselves come from the ordinary routes through `app.inject`.
 */
export function createResponseCache(
  content: Pick<ContentVersions, 'generation' | 'of'>,
  app: () => FastifyInstance,
  trustedProxies = 0,
  /** Takes out of a page's address what the page does not read. */
  pageAddress: (url: string) => string = (url) => url,
) {
  const ready = new LRUCache<string, CachedReply>({
    maxSize: memoryBytes,
    sizeCalculation: ({ size }) => size,
  });
  const building = new Map<string, { generation: number; reply: Promise<CachedReply | undefined> }>();

  function current(url: string): CachedReply | undefined {
    const reply = ready.get(url);
    const generation = content.generation();
    if (!reply || reply.generation === generation) return reply;
    if (reply.versions.some(([topic, version]) => content.of(topic) !== version)) return undefined;
    reply.generation = generation;
    return reply;
  }

  function build(url: string, reader: string): Promise<CachedReply | undefined> {
    const generation = content.generation();
    const underway = building.get(url);
    // One that began before the last change may hold the old state: later readers wait for a new one.
    if (underway?.generation === generation) return underway.reply;
    const reply = make(url, reader, generation).finally(() => {
      if (building.get(url)?.reply === reply) building.delete(url);
    });
    building.set(url, { generation, reply });
    return reply;
  }

  /** Makes a reply by the ordinary route, as if the reader at that address had asked: who asks for too many is refused. */
  async function make(url: string, reader: string, generation: number): Promise<CachedReply | undefined> {
    const before = new Map(topics.map((topic) => [topic, content.of(topic)]));
    const { statusCode, headers, rawPayload, raw } = await app().inject({
      method: 'GET',
      url,
      remoteAddress: reader,
    });
    const madeOf = topicsOf(raw.req);
    if (statusCode !== 200 || !madeOf || typeof headers.etag !== 'string') return undefined;
    const reply = {
      ...(await encodeReply(url, rawPayload, headers)),
      generation,
      versions: [...madeOf].map((topic): [Topic, number] => [topic, before.get(topic) ?? 0]),
    };
    ready.set(url, reply);
    return reply;
  }

  /** Answers from ready bytes, or lets the ordinary route answer. */
  return function answer(request: IncomingMessage, response: ServerResponse, otherwise: () => void): void {
    const asked = request.url ?? '';
    const url = isForEveryone(request) ? contentAddress(asked, pageAddress) : undefined;
    if (url === undefined) return otherwise();
    const reply = current(url);
    if (reply) return sendCached(reply, request, response);
    build(url, addressOf(request, trustedProxies)).then(
      (made) => (made ? sendCached(made, request, response) : otherwise()),
      () => otherwise(),
    );
  };
}

function isForEveryone({ method, headers }: IncomingMessage): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    headers.authorization === undefined &&
    // Another origin's pages need headers of their own.
    headers.origin === undefined
  );
}

const contentPath =
  /^\/(api\/(news|events|shop|site-settings)([/?]|$)|(?!api\/|uploads\/|assets\/|images\/|admin|docs|storybook|sandbox|healthz|readyz|metrics)[^.?]*(\?|$))/;

/**
 * The one address under which the reply to a public list, item or page is kept; undefined when it is not kept, such as
 * a search, of which there are too many.
 */
function contentAddress(url: string, pageAddress: (url: string) => string): string | undefined {
  if (!contentPath.test(url)) return undefined;
  const address = !url.includes('?') ? url : url.startsWith('/api/') ? listAddress(url) : pageAddress(url);
  return address !== undefined && address.length <= maxUrlLength ? address : undefined;
}
