import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ContentVersions, Topic } from './contentVersions.ts';

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
const memoryBytes = 64 * 1024 * 1024;
const longestUrl = 300;
const smallestToCompress = 600;

type Encoding = 'br' | 'gzip' | 'identity';

/** A reply as bytes, in every encoding, valid while its topics stay at their versions. */
interface ReadyReply {
  generation: number;
  versions: [Topic, number][];
  etag: string;
  headers: OutgoingHttpHeaders;
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
}

const topicsOfRequest = new WeakMap<IncomingMessage, Set<Topic>>();

/** Marks the reply to this request as public content made of the given topics, so that it can be kept as bytes. */
export function markAsContent(request: FastifyRequest, topics: Iterable<Topic>): void {
  topicsOfRequest.set(request.raw, new Set(topics));
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
export function createReadyReplies(content: ContentVersions, app: () => FastifyInstance) {
  const ready = new LRUCache<string, ReadyReply>({
    maxSize: memoryBytes,
    sizeCalculation: ({ bodies }) => Object.values(bodies).reduce((size, body) => size + body.length, 500),
  });
  const building = new Map<string, { generation: number; reply: Promise<ReadyReply | undefined> }>();

  function current(url: string): ReadyReply | undefined {
    const reply = ready.get(url);
    const generation = content.generation();
    if (!reply || reply.generation === generation) return reply;
    if (reply.versions.some(([topic, version]) => content.of(topic) !== version)) return undefined;
    reply.generation = generation;
    return reply;
  }

  function build(url: string): Promise<ReadyReply | undefined> {
    const generation = content.generation();
    const underway = building.get(url);
    // One that began before the last change may hold the old state: later readers wait for a new one.
    if (underway?.generation === generation) return underway.reply;
    const reply = make(url, generation).finally(() => {
      if (building.get(url)?.reply === reply) building.delete(url);
    });
    building.set(url, { generation, reply });
    return reply;
  }

  async function make(url: string, generation: number): Promise<ReadyReply | undefined> {
    const before = new Map<Topic, number>(
      (['news', 'events', 'listings'] as const).map((t) => [t, content.of(t)]),
    );
    const { statusCode, headers, rawPayload, raw } = await app().inject({ method: 'GET', url });
    const topics = topicsOf(raw.req);
    if (statusCode !== 200 || !topics || typeof headers.etag !== 'string') return undefined;
    const reply: ReadyReply = {
      generation,
      versions: [...topics].map((topic) => [topic, before.get(topic) ?? 0]),
      etag: headers.etag,
      headers: keptHeaders(headers),
      bodies: await encode(rawPayload),
    };
    ready.set(url, reply);
    return reply;
  }

  /** Answers from ready bytes and returns true, or returns false when the ordinary route must answer. */
  return function answer(request: IncomingMessage, response: ServerResponse, otherwise: () => void): void {
    const { url = '' } = request;
    if (!isCandidate(request, url)) return otherwise();
    const reply = current(url);
    if (reply) return send(reply, request, response);
    build(url).then(
      (made) => (made ? send(made, request, response) : otherwise()),
      () => otherwise(),
    );
  };
}

const contentPath =
  /^\/(api\/(news|events|shop)([/?]|$)|(?!api\/|uploads\/|assets\/|images\/|admin|docs|storybook|healthz|readyz)[^.]*$)/;

function isCandidate({ method, headers }: IncomingMessage, url: string): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    headers.authorization === undefined &&
    // Another origin's pages need headers of their own.
    headers.origin === undefined &&
    url.length <= longestUrl &&
    // Searches are too many to keep.
    !url.includes('searchTerm') &&
    contentPath.test(url)
  );
}

/** What is true of every reader's reply; what belongs to one request (its id, the date) is left out. */
function keptHeaders(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const kept = { ...headers, vary: 'accept-encoding' };
  for (const name of ['x-request-id', 'date', 'connection', 'content-length', 'keep-alive'])
    delete kept[name as 'date'];
  return kept;
}

async function encode(identity: Buffer): Promise<ReadyReply['bodies']> {
  if (identity.length < smallestToCompress) return { identity };
  const [br, gz] = await Promise.all([compress.br(identity, brotliOptions), compress.gzip(identity)]);
  return { identity, br, gzip: gz };
}

function send(reply: ReadyReply, request: IncomingMessage, response: ServerResponse): void {
  if (isSameTag(request.headers['if-none-match'], reply.etag)) {
    const { 'content-type': _type, ...headers } = reply.headers;
    response.writeHead(304, headers).end();
    return;
  }
  const encoding = pickEncoding(request.headers['accept-encoding'], reply.bodies);
  const body = reply.bodies[encoding] ?? reply.bodies.identity;
  response.writeHead(200, {
    ...reply.headers,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': body.length,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function isSameTag(header: string | undefined, etag: string): boolean {
  return header !== undefined && (header === '*' || header.split(/\s*,\s*/).includes(etag));
}

function pickEncoding(accepted: string | string[] | undefined, bodies: ReadyReply['bodies']): Encoding {
  const header = String(accepted ?? '');
  if (bodies.br && /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(header)) return 'br';
  if (bodies.gzip && /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(header)) return 'gzip';
  return 'identity';
}
