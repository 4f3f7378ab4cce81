import { toCedis } from '@year-group/api-types/money';
import type { FastifyInstance } from 'fastify';
import { route } from '../http/route.ts';
import type { DeliveryService } from './deliveryService.ts';

/** What sending costs, and suggestions while an address is typed. */
export function deliveryRoutes(app: FastifyInstance, delivery: DeliveryService): void {
  route(app, 'quoteDelivery', async ({ body }) => {
    const { deliveryPesewas, distanceMetres, estimated } = await delivery.quote(body.customerAddress);
    return {
      deliveryCost: toCedis(deliveryPesewas),
      distance: Math.round(distanceMetres / 100) / 10,
      estimated,
    };
  });

  route(app, 'suggestAddresses', async ({ query }) => ({
    addresses: await delivery.suggest(query.input, query.sessionToken),
  }));
}
