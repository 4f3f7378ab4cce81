import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { addressOf } from '../security/networks.ts';
import { type CachedBytes, encodeReply, sendCached } from './cachedBytes.ts';
import { type ContentVersions, type Topic, topics } from './contentVersions.ts';
import { listAddress } from './listAddress.ts';

const memoryBytes = 64 * 1024 * 1024;
const maxUrlLength = 300;

/** A cached reply, valid while its topics keep their versions. */
interface CachedReply extends CachedBytes {
  generation: number;
  versions: [Topic, number][];
}

/** A 429 of the render limit, for the reader whose request was counted. */
interface Refusal {
  reader: string;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

type Built = CachedReply | Refusal | undefined;

const topicsOfRequest = new WeakMap<IncomingMessage, Set<Topic>>();

/** Marks the reply to this request as public content of these topics, to be cached. */
export function markAsContent(request: FastifyRequest, madeOf: Iterable<Topic>): void {
  topicsOfRequest.set(request.raw, new Set(madeOf));
}

/** Whether the reply to this request was marked as public content. */
export function isContent(request: FastifyRequest): boolean {
  return topicsOfRequest.has(request.raw);
}

/** The topics of the reply to an injected request. */
export function topicsOf(raw: unknown): Set<Topic> | undefined {
  return topicsOfRequest.get(raw as IncomingMessage);
}

/**
 * Answers public GET requests from the cache before any plugin runs, and builds each reply once per
 * change, however many readers wait for it. Replies come from the normal routes through
 * `app.inject`.
 */
export function createResponseCache(
  content: Pick<ContentVersions, 'generation' | 'of'>,
  app: () => FastifyInstance,
  trustedProxies = 0,
  /** Removes parameters from a page's address that the page does not read. */
  pageAddress: (url: string) => string = (url) => url,
) {
  const cache = new LRUCache<string, CachedReply>({
    maxSize: memoryBytes,
    sizeCalculation: ({ size }) => size,
  });
  const building = new Map<string, { generation: number; reply: Promise<Built> }>();

  function current(url: string): CachedReply | undefined {
    const reply = cache.get(url);
    const generation = content.generation();
    if (!reply || reply.generation === generation) return reply;
    if (reply.versions.some(([topic, version]) => content.of(topic) !== version)) return undefined;
    reply.generation = generation;
    return reply;
  }

  function build(url: string, reader: string): Promise<Built> {
    const generation = content.generation();
    const underway = building.get(url);
    // A build that started before the last change may hold the old state: later readers wait for a
    // new one.
    if (underway?.generation === generation) return underway.reply;
    const reply = buildReply(url, reader, generation).finally(() => {
      if (building.get(url)?.reply === reply) building.delete(url);
    });
    building.set(url, { generation, reply });
    return reply;
  }

  /** Builds a reply by the normal route, with the reader's address, so that render limits apply. */
  async function buildReply(url: string, reader: string, generation: number): Promise<Built> {
    const before = new Map(topics.map((topic) => [topic, content.of(topic)]));
    const { statusCode, headers, rawPayload, raw } = await app().inject({
      method: 'GET',
      url,
      remoteAddress: reader,
    });
    const madeOf = topicsOf(raw.req);
    // Asking the normal route again would cost as much a second time.
    if (statusCode === 429) return { reader, headers, body: rawPayload };
    if (statusCode !== 200 || !madeOf || typeof headers.etag !== 'string') return undefined;
    const reply = {
      ...(await encodeReply(url, rawPayload, headers)),
      generation,
      versions: [...madeOf].map((topic): [Topic, number] => [topic, before.get(topic) ?? 0]),
    };
    cache.set(url, reply);
    return reply;
  }

  /** Answers from the cache, or lets the normal route answer. */
  return function answer(request: IncomingMessage, response: ServerResponse, otherwise: () => void): void {
    const requestUrl = request.url ?? '';
    const url = isForEveryone(request) ? contentAddress(requestUrl, pageAddress) : undefined;
    if (url === undefined) return otherwise();
    const reply = current(url);
    if (reply) return sendCached(reply, request, response);
    const reader = addressOf(request, trustedProxies);
    build(url, reader).then(
      (made) => {
        if (made && 'etag' in made) return sendCached(made, request, response);
        return made?.reader === reader ? sendRefusal(made, request, response) : otherwise();
      },
      () => otherwise(),
    );
  };
}

function sendRefusal({ headers, body }: Refusal, request: IncomingMessage, response: ServerResponse): void {
  const { connection: _connection, ...sent } = headers;
  response.writeHead(429, sent).end(request.method === 'HEAD' ? undefined : body);
}

function isForEveryone({ method, headers }: IncomingMessage): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    headers.authorization === undefined &&
    // Requests of other origins need their own headers.
    headers.origin === undefined
  );
}

const contentPath =
  /^\/(api\/(news|events|shop|site-settings)([/?]|$)|(?!api\/|uploads\/|assets\/|images\/|admin|docs|storybook|sandbox|healthz|readyz|metrics)[^.?]*(\?|$))/;

/**
 * The canonical address under which the reply to a public list, item or page is cached; undefined
 * when it is not cached, such as a search.
 */
function contentAddress(url: string, pageAddress: (url: string) => string): string | undefined {
  if (!contentPath.test(url)) return undefined;
  const address = !url.includes('?') ? url : url.startsWith('/api/') ? listAddress(url) : pageAddress(url);
  return address !== undefined && address.length <= maxUrlLength ? address : undefined;
}
