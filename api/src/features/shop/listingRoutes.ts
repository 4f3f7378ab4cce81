import type { Listing } from '@year-group/api-types/listing';
import type { ListingCondition } from '@year-group/api-types/lists';
import { toCedis } from '@year-group/api-types/money';
import type { FastifyInstance } from 'fastify';
import { markAsContent } from '#platform/cache/responseCache.ts';
import { setContentRange } from '#platform/db/paging.ts';
import { route } from '#platform/http/route.ts';
import type { Services } from '#platform/services.ts';
import { createListingService, type ListingRow, readListings } from './listingService.ts';

/** The shop's listings: anyone reads, the administrator writes. */
export function listingRoutes(app: FastifyInstance, services: Services): void {
  const listings = createListingService(services);

  route(app, 'listListings', async ({ query, request, reply }) => {
    markAsContent(request, ['listings']);
    const { rows, total } = await readListings(services.db, query);
    setContentRange(reply, 'listings', query, rows.length, total);
    return rows.map(presentListing);
  });

  route(app, 'getListing', async ({ params, request }) => {
    markAsContent(request, ['listings']);
    return presentListing(await listings.find(params.id));
  });

  route(app, 'createListing', async ({ body }) => presentListing(await listings.create(body)));

  route(app, 'updateListing', async ({ params, body }) =>
    presentListing(await listings.update(params.id, body)),
  );

  route(app, 'deleteListing', async ({ params }) => {
    await listings.delete(params.id);
    return { deleted: 1 };
  });
}

/** The only conversion of a stored listing to JSON; pesewas become GH₵ here. */
function presentListing(row: ListingRow): Listing {
  const { id, title, description, images, stock, createdAt } = row;
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
    createdAt: createdAt.toISOString(),
  };
}
