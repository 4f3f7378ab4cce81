import type { FastifyInstance } from 'fastify';
import { setContentRange } from '#platform/db/paging.ts';
import { route } from '#platform/http/route.ts';
import { sentWith } from '#platform/http/sentWith.ts';
import type { Services } from '#platform/services.ts';
import { withRuns } from '../runs/runStandingService.ts';
import { createListingService, type ListingRow, presentListing, readListings } from './listingService.ts';

/** The shop's listings: anyone reads, officers write. */
export function listingRoutes(app: FastifyInstance, services: Services): void {
  const listings = createListingService(services);
  const withRun = async (row: ListingRow) =>
    (await withRuns(services.db, [presentListing(row)]))[0] ?? presentListing(row);

  route(app, 'listListings', async ({ query, reply }) => {
    const { rows, total } = await readListings(services.db, query);
    setContentRange(reply, 'listings', query, rows.length, total);
    return withRuns(services.db, rows.map(presentListing));
  });

  route(app, 'getListing', async ({ params }) => withRun(await listings.find(params.id)));

  route(app, 'createListing', async ({ body, request }) =>
    withRun(await listings.create(body, sentWith(request))),
  );

  route(app, 'updateListing', async ({ params, body }) => withRun(await listings.update(params.id, body)));

  route(app, 'deleteListing', async ({ params }) => ({ deleted: await listings.delete(params.id) }));
}
