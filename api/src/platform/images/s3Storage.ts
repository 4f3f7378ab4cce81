import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import type { Settings } from '../settings/settings.ts';
import { type ImageStorage, isImageName } from './imageStorage.ts';

export type S3Settings = NonNullable<Settings['storage']>;

/** First pause before a retry in ms; it doubles before each of the next two. */
const firstPauseMs = 100;
const timeoutMs = 20_000;

/** Stores images in a bucket, with path-style addresses, which all stores support. */
export function createS3Storage({ bucket, endpoint, sessionToken, ...access }: S3Settings): ImageStorage {
  const options = { ...access, ...(sessionToken && { sessionToken }) };
  const client = new AwsClient({ ...options, service: 's3', retries: 3, initRetryMs: firstPauseMs });
  const root = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}`;

  async function send(method: string, path: string, body?: Uint8Array): Promise<Response> {
    const reply = await client.fetch(`${root}${path}`, {
      method,
      signal: AbortSignal.timeout(timeoutMs),
      ...(body && {
        body: Uint8Array.from(body),
        headers: { 'x-amz-content-sha256': createHash('sha256').update(body).digest('hex') },
      }),
    });
    if (reply.ok || reply.status === 404) return reply;
    await reply.body?.cancel();
    throw new Error(`The picture store answered ${reply.status} to ${method}`);
  }

  async function* download(name: string): AsyncGenerator<Uint8Array> {
    const { ok, body } = await send('GET', `/${name}`);
    if (!ok || !body) throw new Error('The picture store failed while a file was read');
    yield* body;
  }

  return {
    async put(name, body) {
      const { ok } = await send('PUT', `/${name}`, body);
      if (!ok) throw new Error('The picture store has no such bucket');
    },
    async read(name) {
      const { ok, headers } = await send('HEAD', `/${name}`);
      if (!ok) return undefined;
      return {
        size: Number(headers.get('content-length')),
        stream: () => Readable.from(download(name), { objectMode: false }),
      };
    },
    async remove(name) {
      await (await send('DELETE', `/${name}`)).body?.cancel();
    },
    async *names() {
      let next: string | undefined;
      do {
        const from = next ? `&continuation-token=${encodeURIComponent(next)}` : '';
        const reply = await send('GET', `?list-type=2${from}`);
        if (!reply.ok) throw new Error('The picture store has no such bucket');
        const list = await reply.text();
        // Others may store in the bucket too. Our names are plain, so nothing needs escaping.
        for (const [, name = ''] of list.matchAll(/<Key>([^<]+)<\/Key>/g)) if (isImageName(name)) yield name;
        next = /<NextContinuationToken>([^<]+)</.exec(list)?.[1];
      } while (next);
    },
    async check() {
      if (!(await send('HEAD', '')).ok) throw new Error('The picture store has no such bucket');
    },
  };
}
