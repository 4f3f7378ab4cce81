import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { imageVariants } from '@year-group/api-types/common/imageVariants';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { drawPicture, upload, uploadPicture } from '#testing/pictures.ts';
import { type S3Server, startS3Server } from '#testing/s3Server.ts';
import { startTestApp, type TestApp } from '#testing/testApp.ts';
import { loadSettings } from '../settings/settings.ts';
import { openImageStorage } from './openImageStorage.ts';
import { createS3Storage } from './s3Storage.ts';

let store: S3Server;
beforeAll(async () => {
  store = await startS3Server();
});
afterEach(() => {
  store.failNext(0);
  store.files.clear();
});
afterAll(() => store.close());

/** Settings with images in the test's bucket. */
const settingsFor = ({ settings }: S3Server) =>
  loadSettings({
    STORAGE_URL: `s3://${settings.bucket}?endpoint=${settings.endpoint}&region=${settings.region}`,
    AWS_ACCESS_KEY_ID: settings.accessKeyId,
    AWS_SECRET_ACCESS_KEY: settings.secretAccessKey,
  });

describe('the product on a bucket', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ storage: (await settingsFor(store)).storage });
  });
  afterAll(() => api.close());

  it('stores an uploaded image in every width there, and serves it', async () => {
    const url = await uploadPicture(api);
    const { srcSet = '', share = '' } = imageVariants(url) ?? {};
    const urls = [...srcSet.split(', ').map((each) => each.split(' ')[0] ?? ''), share];
    expect([...store.files.keys()].toSorted()).toEqual(
      urls.map((each) => each.slice('/uploads/'.length)).toSorted(),
    );
    for (const each of urls) {
      const reply = await api.as.visitor('GET', each);
      expect(reply.statusCode).toBe(200);
      expect(reply.rawPayload).toEqual(store.files.get(each.slice('/uploads/'.length)));
    }
    expect((await api.as.visitor('HEAD', url)).headers['content-length']).toBe(
      String(store.files.get(url.slice('/uploads/'.length))?.length),
    );
  });

  it('answers 404 for an unknown image', async () => {
    expect((await api.as.visitor('GET', '/uploads/unknown-100x100-aabbcc.webp')).statusCode).toBe(404);
  });

  it('reports that it cannot store, and stores nothing, while the bucket refuses', async () => {
    store.failNext(1000);
    const reply = await upload(api, await drawPicture(50, 50).png().toBuffer());
    expect(reply.statusCode).toBe(500);
    expect(reply.body).not.toContain('127.0.0.1');
    expect(store.files.size).toBe(0);
  });
});

describe('the storage alone', () => {
  const open = () => createS3Storage(store.settings);

  it('returns what was stored, lists it over several pages and removes it', async () => {
    const names = Array.from({ length: 8 }, (_, index) => `picture-${index}.webp`);
    for (const name of names) await open().put(name, Buffer.from(`bytes of ${name}`));
    const file = await open().read('picture-5.webp');
    expect(file?.size).toBe(23);
    expect((await buffer(file?.stream() ?? Readable.from([]))).toString()).toBe('bytes of picture-5.webp');
    expect((await Array.fromAsync(open().names())).toSorted()).toEqual(names);
    await open().remove('picture-5.webp');
    await open().remove('picture-5.webp');
    expect(await open().read('picture-5.webp')).toBeUndefined();
  });

  it('does not list what others store in the bucket, which no backup could restore', async () => {
    store.files.set('picture.webp', Buffer.from('ours'));
    for (const name of ['pictures/', 'backups/monday.tar.gz', '.hidden'])
      store.files.set(name, Buffer.from(''));
    expect(await Array.fromAsync(open().names())).toEqual(['picture.webp']);
  });

  it('retries when the bucket is briefly overloaded', async () => {
    store.failNext(2);
    await open().put('a.webp', Buffer.from('a'));
    expect(store.files.get('a.webp')?.toString()).toBe('a');
  });

  it.each([
    ['a wrong secret', { secretAccessKey: 'another secret' }],
    ['another region', { region: 'elsewhere' }],
    ['a bucket that is not there', { bucket: 'elsewhere' }],
  ])('is detected by the check: %s', async (_what, change) => {
    await expect(open().check()).resolves.toBeUndefined();
    await expect(createS3Storage({ ...store.settings, ...change }).check()).rejects.toThrow(
      'The picture store',
    );
  });

  it('is opened from the settings', async () => {
    const images = await openImageStorage(await settingsFor(store));
    await images.put('b.webp', Buffer.from('b'));
    expect(store.files.has('b.webp')).toBe(true);
  });
});
