import { createHash, randomUUID } from 'node:crypto';
import { deliveryMethod } from '@year-group/api-types/lists';
import { messages } from '@year-group/api-types/messages';
import { toCedis, toPesewas } from '@year-group/api-types/money';
import type { OrderInput } from '@year-group/api-types/order';
import { HttpError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import type { DeliveryService } from '../delivery/deliveryService.ts';
import { freezeLines } from './freezeLines.ts';
import { createOrderRepository, type OrderWithLines } from './orderRepository.ts';
import { limitUnpaid } from './unpaidLimit.ts';

/** Places orders: the figures are always the server's own, and must match what the shopper saw. */
export function createOrderService(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  delivery: Pick<DeliveryService, 'quote'>,
) {
  async function store(
    input: OrderInput,
    idempotencyKey: string | undefined,
  ): Promise<OrderWithLines | undefined> {
    const [quote, lines] = await Promise.all([
      delivery.quote(input.shippingAddress),
      freezeLines(db, input.cart),
    ]);
    const goods = lines.reduce((sum, { pricePesewas, quantity }) => sum + pricePesewas * quantity, 0);
    const totalPesewas = goods + quote.deliveryPesewas;
    checkSeen(input, quote.deliveryPesewas, totalPesewas);
    const { customerName, customerEmail, customerPhone, shippingAddress } = input;
    const order = {
      id: randomUUID(),
      customerName,
      customerEmail,
      customerPhone,
      shippingAddress,
      deliveryMethod,
      deliveryPesewas: quote.deliveryPesewas,
      distanceMetres: quote.distanceMetres,
      totalPesewas,
      status: 'pending',
      idempotencyKey: idempotencyKey ?? null,
      requestHash: hashOf(input),
    };
    return db.transaction(async (tx) => {
      const orders = createOrderRepository(tx);
      if (settings.rateLimits === 'on') await limitUnpaid(tx, customerEmail);
      const placed = await orders.insert(order, lines);
      if (!placed) return undefined;
      await orders.addHistoryEntry({
        orderId: placed.id,
        actor: 'shopper',
        fromStatus: null,
        toStatus: 'pending',
        reason: '',
      });
      return placed;
    });
  }

  return {
    /**
     * Stores an order with current prices and delivery cost. A repeated idempotency key resolves to
     * the first order. Throws 409 when the shopper saw other figures or something is no longer
     * available, 422 when the key was used for another request, and 429 when this recipient has too
     * many unpaid orders.
     */
    async place(input: OrderInput, idempotencyKey: string | undefined): Promise<OrderWithLines> {
      const first = async () => idempotencyKey && (await createOrderRepository(db).findByKey(idempotencyKey));
      const placed = (await first()) || (await store(input, idempotencyKey)) || (await first());
      if (!placed) throw new Error('The order was not stored.');
      if (placed.requestHash !== hashOf(input))
        throw new HttpError(422, 'key-reused', messages.checkout.keyReused);
      return placed;
    },
  };
}

/** The request, for comparison with another one under the same key. */
const hashOf = (input: OrderInput): string =>
  createHash('sha256').update(JSON.stringify(input)).digest('hex');

function checkSeen(
  { deliveryCost, totalAmount }: OrderInput,
  deliveryPesewas: number,
  totalPesewas: number,
): void {
  const isSameDelivery = toPesewas(deliveryCost) === deliveryPesewas;
  const isSameTotal = totalAmount === undefined || toPesewas(totalAmount) === totalPesewas;
  if (isSameDelivery && isSameTotal) return;
  throw new HttpError(409, 'total-changed', messages.checkout.totalChanged, {
    figures: { deliveryCost: toCedis(deliveryPesewas), totalAmount: toCedis(totalPesewas) },
  });
}
