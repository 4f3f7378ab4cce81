import { type ListingCondition, listingCategories } from '@year-group/api-types/common/lists';
import { toCedis, toPesewas } from '@year-group/api-types/common/money';
import { messages } from '@year-group/api-types/messages';
import type { Listing, ListingChange, ListingInput, ListingQuery } from '@year-group/api-types/shop/listing';
import { problemsOfCombinations } from '@year-group/api-types/shop/listingOptionsCheck';
import { and, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { containing, newestFirst, readPage, sortOrder } from '#platform/db/paging.ts';
import { listings } from '#platform/db/schema.ts';
import { presentOptions, stockBeside, storeCombinations, storeOptions } from '#platform/db/storedOptions.ts';
import { conflict, HttpError, notFound, refusedField } from '#platform/http/errors.ts';
import type { Sent } from '#platform/http/sentWith.ts';
import type { Services } from '#platform/services.ts';
import { createContentService } from '../content/contentService.ts';
import { hasLiveRun } from '../runs/runStandingService.ts';

export type ListingRow = typeof listings.$inferSelect;

const { id, title, description, category, condition, pricePesewas, createdAt } = listings;

/** The only conversion of a stored listing to JSON; pesewas become GH₵ here. */
export function presentListing(row: ListingRow): Listing {
  const { id, title, description, images, stock, sizeChart, createdAt } = row;
  return {
    id,
    title,
    description,
    price: toCedis(row.pricePesewas),
    category: row.category,
    condition: row.condition as ListingCondition,
    imageUrl: images[0] ?? '',
    images,
    stock,
    ...presentOptions(row),
    ...(sizeChart && { sizeChart }),
    createdAt: createdAt.toISOString(),
  };
}

/** One page of listings, newest first unless sorted otherwise, and the total. */
export function readListings(
  db: Database,
  query: ListingQuery,
): Promise<{ rows: ListingRow[]; total: number }> {
  const columns = { createdAt, price: pricePesewas, title, category };
  const order = sortOrder(query.sort, columns, id) ?? newestFirst(createdAt, id);
  return readPage(db, listings, query, { where: filter(query), order });
}

function filter(query: ListingQuery): SQL | undefined {
  const pattern = query.searchTerm && containing(query.searchTerm);
  return and(
    pattern ? or(ilike(title, pattern), ilike(description, pattern), ilike(category, pattern)) : undefined,
    query.category ? eq(sql`lower(${category})`, query.category.toLowerCase()) : undefined,
    query.condition ? eq(condition, query.condition) : undefined,
  );
}

/** The listings of a cart, as orders need them; unknown ids are omitted. */
export async function findListings(db: Database, ids: string[]): Promise<ListingRow[]> {
  return ids.length === 0 ? [] : db.select().from(listings).where(inArray(id, ids));
}

/** The listings with these ids, locked; always in the same order, so that nothing deadlocks. */
export async function lockListings(tx: Database, ids: string[]): Promise<ListingRow[]> {
  if (ids.length === 0) return [];
  return tx.select().from(listings).where(inArray(id, ids)).orderBy(id).for('update');
}

/** Listings, with prices in pesewas and the first image as the main one. */
export function createListingService(services: Services) {
  const service = createContentService<ListingRow>(services, {
    table: listings,
    kind: 'shop',
    imagesOf: ({ images }) => images,
    unknown: messages.listings.notFound,
  });

  /** The group's categories; until it has published its own, the product's. */
  async function readCategories(): Promise<readonly string[]> {
    const { content } = await services.group.section('shop');
    return content?.categories.map(({ name }) => name) ?? listingCategories;
  }

  return {
    find: service.find,
    /** Moves a listing to the trash; throws 404, or 409 while it has a run that has not ended. */
    delete: (deleted: string): Promise<number> =>
      service.deleteChosen(async (tx) => {
        const [listing] = await lockListings(tx, [deleted]);
        if (!listing) notFound(messages.listings.notFound);
        if (await hasLiveRun(tx, deleted)) throw conflict(messages.runs.listingHasRun);
        return [deleted];
      }),
    async create(
      {
        price,
        imageUrl,
        images = [],
        stock = null,
        sizeChart = null,
        options = [],
        combinations = [],
        ...input
      }: ListingInput,
      sent?: Sent,
    ): Promise<ListingRow> {
      const fields = {
        ...input,
        category: chosen(input.category, await readCategories()),
        pricePesewas: toPesewas(price),
        images: gallery(imageUrl, images),
        stock,
        sizeChart,
        options: storeOptions(options),
        combinations: storeCombinations(combinations),
      };
      checkCombinations(fields);
      return service.create({ ...fields, stock: stockBeside(fields), sent });
    },
    /** Throws 400 when the listing as a whole would not fit together. */
    async update(
      changed: string,
      { price, imageUrl, images, options, combinations, ...change }: ListingChange,
    ): Promise<ListingRow> {
      const known = await readCategories();
      return service.update(changed, (before) => {
        const isOther = imageUrl !== undefined || images !== undefined;
        const fields = {
          ...change,
          // A listing may stay in a category that the group has removed.
          category: change.category && chosen(change.category, [...known, before.category]),
          pricePesewas: price === undefined ? price : toPesewas(price),
          images: isOther ? gallery(imageUrl, images ?? before.images) : undefined,
          options: options && storeOptions(options),
          combinations: combinations && storeCombinations(combinations, before.combinations),
        };
        const after = { ...before, ...withoutUndefined(fields) };
        checkCombinations(after);
        const isCounted = change.stock !== undefined || options || combinations;
        return { ...fields, stock: isCounted ? stockBeside(after) : undefined };
      });
    },
  };
}

/** The category of that name, compared without case; throws 400 when there is none. */
function chosen(name: string, known: readonly string[]): string {
  const found = known.find((each) => each.toLowerCase() === name.toLowerCase());
  if (found !== undefined) return found;
  throw refusedField('category', `Category is one of ${known.join(', ')}`);
}

/** Each image once, `imageUrl` first: the first image is the main one. */
function gallery(imageUrl: string | undefined, images: string[]): string[] {
  return [...new Set(imageUrl === undefined ? images : [imageUrl, ...images])];
}

/** Throws 400 when combinations do not fit the options, pictures or price of their listing. */
function checkCombinations(row: Pick<ListingRow, 'pricePesewas' | 'images' | 'options' | 'combinations'>) {
  const price = toCedis(row.pricePesewas);
  const issues = problemsOfCombinations({ price, images: row.images, ...presentOptions(row) });
  if (issues[0]) throw new HttpError(400, 'validation-failed', issues[0].message, { issues });
}

const withoutUndefined = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<ListingRow>;
