import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { makeId, makeNewsInput } from '@year-group/api-types/testing/factories';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { contentKinds, publishEvent, publishNews } from '#testing/content.ts';
import { drawPicture, uploadPicture } from '#testing/pictures.ts';
import { useTestApp } from '#testing/testApp.ts';
import { waitFor } from '#testing/waitFor.ts';
import { rowsOf } from '../db/database.ts';
import { images, listings, newsItems } from '../db/schema.ts';
import { demandUploads } from './demandUploads.ts';
import { createImageService } from './imageService.ts';

const api = useTestApp();

const isStored = (imageUrl: string) =>
  existsSync(join(api.services.settings.dataDir, 'uploads', basename(imageUrl)));
const upload = () => uploadPicture(api);

/** Jobs run in order: once a later one is done, the earlier ones are. */
async function releaseOneMore() {
  const imageUrl = await upload();
  const { id } = await publishNews(api, { imageUrl });
  await deleteForGood(`/api/news/${id}`);
  await gone(imageUrl);
}

async function deleteForGood(path: string) {
  await api.as.admin('DELETE', path);
  await api.as.admin('DELETE', '/api/admin/trash', { ids: [basename(path)] });
}
const gone = (imageUrl: string) =>
  expect.poll(() => isStored(imageUrl), { timeout: 15_000, interval: 100 }).toBe(false);

describe.each(contentKinds)('an image of $path', ({ path, publish }) => {
  it('stays while its only item is in the trash, and is available after the restore', async () => {
    const imageUrl = await upload();
    const { id } = await publish(api, { imageUrl });
    await api.as.admin('DELETE', `${path}/${id}`);
    await api.services.jobs.enqueue(api.services.db, 'release-images', { imageUrls: [imageUrl] });
    await releaseOneMore();
    expect(isStored(imageUrl)).toBe(true);
    await api.as.admin('POST', '/api/admin/trash/restore', { ids: [id] });
    await api.services.jobs.enqueue(api.services.db, 'release-images', { imageUrls: [imageUrl] });
    await releaseOneMore();
    expect(isStored(imageUrl)).toBe(true);
  });

  it('is deleted with its only item, in all widths', async () => {
    const imageUrl = await upload();
    const { id } = await publish(api, { imageUrl });
    await deleteForGood(`${path}/${id}`);
    await gone(imageUrl);
    expect((await api.as.visitor('GET', imageUrl)).statusCode).toBe(404);
    await expect.poll(() => isStored(imageUrl.replace('.webp', '.480.webp'))).toBe(false);
    await expect.poll(() => isStored(imageUrl.replace('.webp', '.share.jpg'))).toBe(false);
  });

  it('is deleted when its item gets another one', async () => {
    const [before, after] = [await upload(), await upload()];
    const { id } = await publish(api, { imageUrl: before });
    await api.as.admin('PUT', `${path}/${id}`, { imageUrl: after });
    await gone(before);
    expect(isStored(after)).toBe(true);
  });

  it('stays when its item changes in another way or is saved with the same one', async () => {
    const imageUrl = await upload();
    const { id } = await publish(api, { imageUrl });
    await api.as.admin('PUT', `${path}/${id}`, { title: 'Renamed', imageUrl });
    await releaseOneMore();
    expect(isStored(imageUrl)).toBe(true);
  });
});

it('is deleted with a batch of news', async () => {
  const pictures = [await upload(), await upload()];
  const ids = [];
  for (const imageUrl of pictures) ids.push((await publishNews(api, { imageUrl })).id);
  await api.as.admin('DELETE', '/api/admin/news/delete-by-batch', { batchSize: 2 });
  await api.as.admin('DELETE', '/api/admin/trash', { ids });
  for (const imageUrl of pictures) await gone(imageUrl);
});

it('is deleted in a later try when the storage fails', async () => {
  const imageUrl = await upload();
  const { id } = await publishNews(api, { imageUrl });
  vi.spyOn(api.services.images, 'remove').mockRejectedValueOnce(new Error('The picture store is down'));
  await deleteForGood(`/api/news/${id}`);
  await gone(imageUrl);
});

it('stays while a news item, an event or a listing uses it', async () => {
  const [ofNews, ofEvent, ofListing] = [await upload(), await upload(), await upload()];
  await publishNews(api, { imageUrl: ofNews });
  await publishEvent(api, { imageUrl: ofEvent });
  await api.services.db.insert(listings).values({
    id: '01890000-0000-7000-8000-0000000000aa',
    title: 'Mug',
    description: '',
    pricePesewas: 100,
    category: 'Other',
    condition: 'new',
    images: ['/uploads/first.webp', ofListing],
  });
  for (const imageUrl of [ofNews, ofEvent, ofListing]) {
    const { id } = await publishNews(api, { imageUrl });
    await deleteForGood(`/api/news/${id}`);
  }
  await releaseOneMore();
  expect([ofNews, ofEvent, ofListing].map(isStored)).toEqual([true, true, true]);
});

it('is deleted when it was uploaded days ago and never used', async () => {
  const [oldUnused, oldUsed, newUnused] = [await upload(), await upload(), await upload()];
  await publishEvent(api, { imageUrl: oldUsed });
  const { db, jobs } = api.services;
  const hoursAgo = { [oldUnused]: 49, [oldUsed]: 49, [newUnused]: 47 };
  for (const [imageUrl, hours] of Object.entries(hoursAgo)) {
    const createdAt = new Date(Date.now() - hours * 3_600_000);
    await db.update(images).set({ createdAt }).where(eq(images.imageUrl, imageUrl));
  }
  await jobs.enqueue(db, 'sweep-images', {});
  await gone(oldUnused);
  expect([oldUsed, newUnused].map(isStored)).toEqual([true, true]);
});

it('a picture of the group’s record stays: every version can be restored, and a draft published', async () => {
  const look = (crest: string | null) => ({ brand: '#1B3F94', accent: '#E3A82B', crest, hero: null });
  const save = (method: 'POST' | 'PUT', path: string, crest: string | null, basedOn: number) =>
    api.as.admin(method, `/api/admin/group/look${path}`, { content: look(crest), basedOn });
  const [former, drafted, unused] = [await upload(), await upload(), await upload()];
  await save('POST', '', former, 0);
  await save('POST', '', null, 1);
  await save('PUT', '/draft', drafted, 2);
  const imageUrls = [former, drafted, unused];
  await api.services.jobs.enqueue(api.services.db, 'release-images', { imageUrls });
  await gone(unused);
  expect([former, drafted].map(isStored)).toEqual([true, true]);
});

const isWaiting = sql`select from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;
const somebodyWaits = () => waitFor(async () => (await rowsOf(api.services.db, isWaiting)).at(0));

it('stays when it is about to be deleted while a news item with it is being saved', async () => {
  const { db } = api.services;
  const imageUrl = await upload();
  const service = createImageService(api.services);
  const released = await db.transaction(async (tx) => {
    await demandUploads(tx, [imageUrl]);
    const { title, category, content } = makeNewsInput();
    await tx.insert(newsItems).values({ id: makeId(), title, category, content, imageUrl });
    const begun = { ended: service.release([imageUrl]) };
    await Promise.race([begun.ended, somebodyWaits()]);
    return begun;
  });
  await released.ended;
  expect(await db.$count(images, eq(images.imageUrl, imageUrl))).toBe(1);
  expect(isStored(imageUrl)).toBe(true);
});

it('is there again when it is uploaded once more while it is being deleted', async () => {
  const { db, images: storage } = api.services;
  const body = await drawPicture(500, 300, '#123456').png().toBuffer();
  const service = createImageService(api.services);
  const imageUrl = await service.store(body);
  const remove = storage.remove.bind(storage);
  const removing = Promise.withResolvers<void>();
  const uploadWaits = Promise.withResolvers<void>();
  vi.spyOn(storage, 'remove').mockImplementationOnce(async (name) => {
    removing.resolve();
    await uploadWaits.promise;
    await remove(name);
  });
  const released = service.release([imageUrl]);
  await removing.promise;
  const stored = service.store(body);
  await somebodyWaits();
  uploadWaits.resolve();
  await Promise.all([released, stored]);
  expect(await db.$count(images, eq(images.imageUrl, imageUrl))).toBe(1);
  expect(isStored(imageUrl)).toBe(true);
});

it('is not known when its files could not be stored', async () => {
  const { db, images: storage } = api.services;
  const before = await db.$count(images);
  vi.spyOn(storage, 'put').mockRejectedValueOnce(new Error('The picture store is down'));
  const body = await drawPicture(500, 300, '#654321').png().toBuffer();
  await expect(createImageService(api.services).store(body)).rejects.toThrow('The picture store is down');
  expect(await db.$count(images)).toBe(before);
});
