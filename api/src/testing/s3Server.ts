import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SignatureV4 } from '@smithy/signature-v4';
import type { S3Settings } from '#platform/images/s3Storage.ts';

/** An in-memory S3 store that checks each signature with Amazon's own signer. */
export interface S3Server {
  /** What a client needs to use its bucket. */
  settings: S3Settings;
  files: Map<string, Buffer>;
  /** The given number of requests is answered with 503, as stores do under load. */
  failNext(requests: number): void;
  close(): Promise<void>;
}

/** Small, so that a few files take several pages. */
const pageSize = 3;

/** Amazon's signer needs a hash, or with a secret a keyed one. */
class Sha256 {
  readonly #hash;
  constructor(secret?: string | ArrayBuffer | Uint8Array) {
    this.#hash =
      secret === undefined ? createHash('sha256') : createHmac('sha256', Buffer.from(secret as string));
  }
  update(data: string | Uint8Array): void {
    this.#hash.update(data);
  }
  async digest(): Promise<Uint8Array> {
    return this.#hash.digest();
  }
  reset(): void {}
}

/** Starts the store with one empty bucket on a free port. */
export async function startS3Server(): Promise<S3Server> {
  const files = new Map<string, Buffer>();
  const credentials = { accessKeyId: 'AKIATEST', secretAccessKey: 'a test secret with / and +' };
  const [region, bucket] = ['test-1', 'pictures'];
  const signer = new SignatureV4({
    service: 's3',
    region,
    credentials,
    sha256: Sha256 as never,
    uriEscapePath: false,
    applyChecksum: false,
  });
  let failures = 0;

  async function isSigned(request: IncomingMessage, body: Buffer): Promise<boolean> {
    const { authorization = '' } = request.headers;
    const names = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(';') ?? [];
    const hash = String(request.headers['x-amz-content-sha256']);
    const isBodyTrue =
      hash === 'UNSIGNED-PAYLOAD' || hash === createHash('sha256').update(body).digest('hex');
    const stamp = String(request.headers['x-amz-date']);
    const signingDate = new Date(stamp.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'));
    if (!isBodyTrue || !names.includes('host') || Math.abs(Date.now() - signingDate.getTime()) > 300_000)
      return false;
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://store');
    const signed = await signer.sign(
      {
        method: request.method ?? '',
        protocol: 'http:',
        hostname: 'store',
        path: pathname,
        query: Object.fromEntries(searchParams),
        headers: Object.fromEntries(names.map((name) => [name, String(request.headers[name])])),
      },
      { signingDate },
    );
    const [expected, sent] = [Buffer.from(signed.headers.authorization ?? ''), Buffer.from(authorization)];
    const plain = (text: Buffer) => Buffer.from(text.toString().replaceAll(/,\s*/g, ','));
    return plain(expected).length === plain(sent).length && timingSafeEqual(plain(expected), plain(sent));
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    if (failures > 0) {
      failures -= 1;
      return void response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
    }
    if (!(await isSigned(request, body))) {
      return void response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
    }
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://store');
    const [, requested, name = ''] = pathname.split('/');
    const file = files.get(name);
    if (requested !== bucket)
      return void response.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>');
    if (request.method === 'PUT') files.set(name, body);
    if (request.method === 'DELETE') files.delete(name);
    if (request.method === 'GET' && !name)
      return void response.end(list(searchParams.get('continuation-token')));
    if ((request.method === 'GET' || request.method === 'HEAD') && name) {
      if (!file) return void response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
      return void response.writeHead(200, { 'content-length': file.length }).end(file);
    }
    response.writeHead(request.method === 'DELETE' ? 204 : 200).end();
  }

  function list(after: string | null): string {
    const rest = [...files.keys()].toSorted().filter((name) => !after || name > after);
    const page = rest.slice(0, pageSize);
    const next =
      rest.length > pageSize ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    const keys = page.map((name) => `<Contents><Key>${name}</Key></Contents>`).join('');
    return `<?xml version="1.0"?><ListBucketResult>${keys}${next}</ListBucketResult>`;
  }

  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      bucket,
      region,
      endpoint: `http://127.0.0.1:${port}`,
      sessionToken: undefined,
      ...credentials,
    },
    files,
    failNext: (requests) => (failures = requests),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
