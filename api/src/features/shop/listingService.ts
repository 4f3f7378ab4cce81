import type { ListingChange, ListingInput } from '@year-group/api-types/listing';
import { messages } from '@year-group/api-types/messages';
import { toPesewas } from '@year-group/api-types/money';
import { type ContentVersions, contentChanged } from '#platform/cache/contentVersions.ts';
import type { Database } from '#platform/db/database.ts';
import { notFound } from '#platform/http/errors.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { logActions } from '../actions/actionService.ts';
import { moveToTrash } from '../trash/trashService.ts';
import { createListingRepository, type ListingFields, type ListingRow } from './listingRepository.ts';

/** The listings of a cart, as orders need them; unknown ids are omitted. */
export const findListings = (db: Database, ids: string[]): Promise<ListingRow[]> =>
  createListingRepository(db).findAll(ids);

/** The listings of an order, locked for this transaction; unknown ids are omitted. */
export const lockListings = (tx: Database, ids: string[]): Promise<ListingRow[]> =>
  createListingRepository(tx).lock(ids);

/** Writes listings: pesewas, the first image as the main one, released images. */
export function createListingService({
  content,
  jobs,
}: {
  content: ContentVersions;
  jobs: Pick<Jobs, 'enqueue'>;
}) {
  const log = (tx: Database, action: 'publish' | 'change', { id, title }: ListingRow): Promise<void> =>
    logActions(tx, [{ action, target: `shop/${id}`, detail: title }]);

  return {
    create: async ({
      price,
      imageUrl,
      images = [],
      stock = null,
      ...input
    }: ListingInput): Promise<ListingRow> => {
      const fields = {
        ...input,
        pricePesewas: toPesewas(price),
        images: gallery(imageUrl, images),
        stock,
      };
      return content.transaction(async (tx) => {
        contentChanged(tx, 'listings');
        const row = await createListingRepository(tx).insert(fields);
        await log(tx, 'publish', row);
        return row;
      });
    },

    update: async (id: string, change: ListingChange): Promise<ListingRow> =>
      content.transaction(async (tx) => {
        contentChanged(tx, 'listings');
        const listings = createListingRepository(tx);
        const before = (await listings.find(id)) ?? notFound(messages.listings.notFound);
        const fields = changedFields(before, change);
        if (Object.keys(fields).length === 0) return before;
        const after = (await listings.update(id, fields)) ?? notFound(messages.listings.notFound);
        await log(tx, 'change', after);
        const imageUrls = before.images.filter((url) => !after.images.includes(url));
        if (imageUrls.length > 0) await jobs.enqueue(tx, 'release-images', { imageUrls });
        return after;
      }),

    delete: async (id: string): Promise<void> => {
      await content.transaction(async (tx) => {
        contentChanged(tx, 'listings');
        const [row] = await createListingRepository(tx).delete([id]);
        if (!row) return notFound(messages.listings.notFound);
        await moveToTrash(tx, 'shop', [row]);
      });
    },
  };
}

/** Each image once, `imageUrl` first: the first image is the main one. */
function gallery(imageUrl: string | undefined, images: string[]): string[] {
  return [...new Set(imageUrl === undefined ? images : [imageUrl, ...images])];
}

function changedFields(before: ListingRow, change: ListingChange): Partial<ListingFields> {
  const { price, imageUrl, images, ...plain } = change;
  const given = Object.entries(plain).filter(([, value]) => value !== undefined);
  const fields: Partial<ListingFields> = Object.fromEntries(given);
  if (price !== undefined) fields.pricePesewas = toPesewas(price);
  if (imageUrl !== undefined || images !== undefined)
    fields.images = gallery(imageUrl, images ?? before.images);
  return fields;
}

export type { ListingRow } from './listingRepository.ts';
