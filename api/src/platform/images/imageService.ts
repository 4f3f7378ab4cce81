import { createHash } from 'node:crypto';
import { messages } from '@year-group/api-types/messages';
import { and, eq, inArray, lt, notExists, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import {
  events,
  groupDrafts,
  groupVersions,
  images,
  listings,
  newsItems,
  orderLines,
  trash,
} from '../db/schema.ts';
import { HttpError } from '../http/errors.ts';
import type { Services } from '../services.ts';
import { encodeCrest } from './encodeCrest.ts';
import { type EncodedImage, encodeImage, maxPixels } from './encodeImage.ts';

/** Path prefix of stored images. */
export const uploadsPath = '/uploads/';

/** Accepted formats, by content; sharp calls AVIF `heif`. */
const formats = new Set(['jpeg', 'png', 'webp', 'heif', 'gif']);
const notAPicture = messages.admin.uploadNotAPicture;
const tooManyPixels = 'This picture has more than 50 megapixels. Please make it smaller first.';

/** Stores uploaded images and deletes those without references. */
export function createImageService({ db, images: storage }: Pick<Services, 'db' | 'images'>) {
  /** One by one, each with its files: what the storage did not remove is tried again. */
  async function removeUnused(where: SQL) {
    const unused = and(where, isUnused(db));
    for (const { imageUrl, files } of await db.select().from(images).where(unused))
      await db.transaction(async (tx) => {
        const isIt = eq(images.imageUrl, imageUrl);
        // Waits for a record with it that is being saved, which the condition sees only afterwards.
        await tx.select().from(images).where(isIt).for('update');
        if ((await tx.delete(images).where(and(isIt, unused)).returning()).length === 0) return;
        for (const name of files) await storage.remove(name);
      });
  }

  async function keep({ mainName, files }: EncodedImage): Promise<string> {
    const imageUrl = `${uploadsPath}${mainName}`;
    await db.transaction(async (tx) => {
      // Before the files: waits for a removal of the same image, which removes its files.
      await tx
        .insert(images)
        .values({ imageUrl, files: files.map((file) => file.name) })
        .onConflictDoUpdate({ target: images.imageUrl, set: { createdAt: sql`now()` } });
      for (const file of files) await storage.put(file.name, file.body);
    });
    return imageUrl;
  }

  return {
    /** Re-encodes and stores an image; resolves to its address. The same bytes are stored once. */
    async store(body: Buffer): Promise<string> {
      await checkPicture(body);
      const encoded = encodeImage(body, nameOf(body)).catch(() => {
        throw new HttpError(415, 'unsupported-media', notAPicture);
      });
      return keep(await encoded);
    },

    /** The same for a crest, which keeps its transparent parts. */
    storeCrest: async (body: Buffer): Promise<string> =>
      keep(await encodeCrest(body, `crest-${nameOf(body)}`)),

    async release(imageUrls: string[]): Promise<void> {
      if (imageUrls.length > 0) await removeUnused(inArray(images.imageUrl, imageUrls));
    },

    /** Deletes images that were uploaded two days ago or earlier and that nothing uses now. */
    async sweep(): Promise<void> {
      await removeUnused(lt(images.createdAt, sql`now() - interval '2 days'`));
    },
  };
}

/** The same bytes have the same name. */
const nameOf = (body: Buffer) => createHash('sha256').update(body).digest('hex').slice(0, 24);

async function checkPicture(body: Buffer): Promise<void> {
  const { default: sharp } = await import('sharp');
  // Within the promise, since sharp throws at once for an empty file.
  const reading = Promise.try(() => sharp(body, { limitInputPixels: false }).metadata());
  const picture = await reading.catch(() => undefined);
  if (!picture || !formats.has(picture.format) || !picture.width || !picture.height) {
    throw new HttpError(415, 'unsupported-media', notAPicture);
  }
  if (picture.width * picture.height > maxPixels) throw new HttpError(413, 'too-large', tooManyPixels);
}

function isUnused(db: Database) {
  const holds = (content: PgColumn) => sql`strpos(${content}::text, ${images.imageUrl}) > 0`;
  const one = { one: sql`1` };
  return and(
    notExists(db.select(one).from(newsItems).where(eq(newsItems.imageUrl, images.imageUrl))),
    notExists(db.select(one).from(events).where(eq(events.imageUrl, images.imageUrl))),
    notExists(db.select(one).from(orderLines).where(eq(orderLines.imageUrl, images.imageUrl))),
    notExists(db.select(one).from(listings).where(sql`${listings.images} ? ${images.imageUrl}`)),
    // Every version of the group's record can be restored.
    notExists(db.select(one).from(groupVersions).where(holds(groupVersions.content))),
    notExists(db.select(one).from(groupDrafts).where(holds(groupDrafts.content))),
    notExists(db.select(one).from(trash).where(sql`${trash.images} ? ${images.imageUrl}`)),
  );
}
