import { toCedis } from '@year-group/api-types/common/money';
import { shownKm } from '@year-group/api-types/shop/delivery';
import type { FastifyInstance } from 'fastify';
import { route } from '#platform/http/route.ts';
import { createCallLimit } from '#platform/security/callLimits.ts';
import type { Services } from '#platform/services.ts';
import type { DeliveryService } from './deliveryService.ts';
import { suggestPlaces } from './gazetteer/suggestPlaces.ts';

/** Delivery quotes, and address suggestions while typing. */
export function deliveryRoutes(app: FastifyInstance, services: Services, delivery: DeliveryService): void {
  const countQuote = createCallLimit(services, 'delivery');
  const countSuggestion = createCallLimit(services, 'suggest');

  route(app, 'quoteDelivery', async ({ body, request }) => {
    await countQuote(request.ip);
    const { deliveryPesewas, distanceMetres, estimated } = await delivery.quote(body.customerAddress);
    return { deliveryCost: toCedis(deliveryPesewas), distance: shownKm(distanceMetres), estimated };
  });

  route(app, 'suggestAddresses', async ({ query, request }) => {
    await countSuggestion(request.ip);
    return { addresses: await delivery.suggest(query.input, query.sessionToken) };
  });

  route(app, 'findPlaces', async ({ query }) => ({
    places: suggestPlaces(query.input).map(({ place: { lat, lng }, label }) => ({ name: label, lat, lng })),
  }));
}
