import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { contentKinds, publishEvent, publishNews } from '#testing/content.ts';
import { uploadPicture } from '#testing/pictures.ts';
import { useTestApp } from '#testing/testApp.ts';
import { images, listings } from '../db/schema.ts';

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
