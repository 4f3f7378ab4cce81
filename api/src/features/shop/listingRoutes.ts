import { messages } from '@year-group/api-types/messages';
import type { FastifyInstance } from 'fastify';
import { markAsContent } from '#platform/cache/responseCache.ts';
import { setContentRange } from '#platform/db/paging.ts';
import { notFound } from '#platform/http/errors.ts';
import { route } from '#platform/http/route.ts';
import type { Services } from '#platform/services.ts';
import { createListingRepository } from './listingRepository.ts';
import { createListingService } from './listingService.ts';
import { presentListing } from './presentListing.ts';

/** The shop's listings: anyone reads, the administrator writes. */
export function listingRoutes(app: FastifyInstance, services: Services): void {
  const listings = createListingRepository(services.db);
  const service = createListingService(services);

  route(app, 'listListings', async ({ query, request, reply }) => {
    markAsContent(request, ['listings']);
    const { rows, total } = await listings.page(query);
    setContentRange(reply, 'listings', query, rows.length, total);
    return rows.map(presentListing);
  });

  route(app, 'getListing', async ({ params, request }) => {
    markAsContent(request, ['listings']);
    return presentListing((await listings.find(params.id)) ?? notFound(messages.listings.notFound));
  });

  route(app, 'createListing', async ({ body }) => presentListing(await service.create(body)));

  route(app, 'updateListing', async ({ params, body }) =>
    presentListing(await service.update(params.id, body)),
  );

  route(app, 'deleteListing', async ({ params }) => {
    await service.delete(params.id);
    return { deleted: 1 };
  });
}
