import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const { BROTLI_PARAM_QUALITY } = constants;
const smallestToCompress = 600;

type Encoding = 'br' | 'gzip' | 'identity';

/** One encoding of a reply: the body, and its headers as name, value, name, value … */
interface Encoded {
  headers: string[];
  body: Buffer;
}

/** A reply as bytes in every encoding, ready to send. */
export interface CachedBytes {
  etag: string;
  /** Headers of a 304 answer. */
  unchanged: string[];
  encodings: Partial<Record<Encoding, Encoded>> & { identity: Encoded };
  /** Approximate memory use in bytes. */
  size: number;
}

/**
 * Encodes a reply. A page without a query is compressed at the highest level, since that happens
 * once per change; queries are unlimited in number, so theirs must be cheap.
 */
export async function encodeReply(
  url: string,
  identity: Buffer,
  headers: OutgoingHttpHeaders,
): Promise<CachedBytes> {
  const cached = cachedHeaders(headers);
  const isPage = String(headers['content-type']).startsWith('text/html');
  const bodies = await encode(identity, isPage && !url.includes('?') ? 11 : 5);
  const encoded = (encoding: Encoding, body: Buffer): Encoded => ({
    body,
    headers: flat({
      ...cached,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      'content-length': body.length,
    }),
  });
  const { 'content-type': _type, ...unchanged } = cached;
  return {
    etag: String(headers.etag),
    unchanged: flat(unchanged),
    encodings: {
      identity: encoded('identity', identity),
      ...(bodies && { br: encoded('br', bodies.br), gzip: encoded('gzip', bodies.gzip) }),
    },
    size: identity.length + (bodies ? bodies.br.length + bodies.gzip.length : 0) + 4000,
  };
}

/** Sends the bytes in the best accepted encoding, or 304 when they are unchanged. */
export function sendCached(reply: CachedBytes, request: IncomingMessage, response: ServerResponse): void {
  if (isSameTag(request.headers['if-none-match'], reply.etag)) {
    response.writeHead(304, reply.unchanged).end();
    return;
  }
  const { headers, body } = pick(reply.encodings, request.headers['accept-encoding']);
  response.writeHead(200, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Headers of a single request, or for other origins only: not cached. */
const uncachedHeaders = [
  'x-request-id',
  'date',
  'connection',
  'content-length',
  'keep-alive',
  'access-control-expose-headers',
];

/** The headers that are the same for every reader. */
function cachedHeaders(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const cached = Object.entries(headers).filter(([name]) => !uncachedHeaders.includes(name));
  return { ...Object.fromEntries(cached), vary: 'accept-encoding' };
}

const flat = (headers: OutgoingHttpHeaders): string[] =>
  Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);

async function encode(identity: Buffer, quality: number): Promise<{ br: Buffer; gzip: Buffer } | undefined> {
  if (identity.length < smallestToCompress) return undefined;
  const [br, zipped] = await Promise.all([
    compress.br(identity, { params: { [BROTLI_PARAM_QUALITY]: quality } }),
    compress.gzip(identity),
  ]);
  return { br, gzip: zipped };
}

function isSameTag(header: string | undefined, etag: string): boolean {
  return header !== undefined && (header === '*' || header.split(/\s*,\s*/).includes(etag));
}

function pick(encodings: CachedBytes['encodings'], accepted: string | string[] | undefined): Encoded {
  for (const encoding of taken.memo(String(accepted ?? ''))) {
    const encoded = encodings[encoding];
    if (encoded) return encoded;
  }
  return encodings.identity;
}

const best = ['br', 'gzip'] as const;
/**
 * The encodings accepted by an `Accept-Encoding` header, best first; cached, since browsers send
 * only a few different ones.
 */
const taken = new LRUCache<string, Encoding[]>({
  max: 100,
  memoMethod: (header) => best.filter((encoding) => accepts(header, encoding)),
});

/** Whether the header names the encoding without refusing it by `q=0`. */
function accepts(header: string, encoding: string): boolean {
  if (!header.includes(encoding)) return false;
  const part = header.split(',').find((each) => each.trim().split(';')[0] === encoding);
  return part !== undefined && !/;\s*q=0(\.0*)?\s*$/.test(part);
}
