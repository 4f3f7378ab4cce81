import { randomUUID } from 'node:crypto';
import { deliveryMethod } from '@year-group/api-types/lists';
import { messages } from '@year-group/api-types/messages';
import { toCedis, toPesewas } from '@year-group/api-types/money';
import type { OrderInput } from '@year-group/api-types/order';
import type { DeliveryService } from '../delivery/deliveryService.ts';
import { HttpError } from '../http/errors.ts';
import type { Services } from '../services.ts';
import { freezeLines } from './freezeLines.ts';
import { writeOrderMail } from './orderMail.ts';
import { createOrderRepository, type OrderWithLines } from './orderRepository.ts';

/** Places orders: the figures are always the server's own, and the shopper must have seen them. */
export function createOrderService(
  { db, mail }: Pick<Services, 'db' | 'mail'>,
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
    };
    return db.transaction(async (tx) => {
      const orders = createOrderRepository(tx);
      const placed = await orders.insert(order, lines);
      if (!placed) return undefined;
      await orders.remember({
        orderId: placed.id,
        actor: 'shopper',
        fromStatus: null,
        toStatus: 'pending',
        reason: '',
      });
      await writeOrderMail(mail, tx, placed, 'pending');
      return placed;
    });
  }

  return {
    /**
     * Stores an order with prices and delivery of this moment. A repeated idempotency key resolves to the first order.
     * Throws 409 when the shopper has seen other figures, or when something is no longer to be had.
     */
    async place(input: OrderInput, idempotencyKey: string | undefined): Promise<OrderWithLines> {
      const first = async () => idempotencyKey && (await createOrderRepository(db).findByKey(idempotencyKey));
      const placed = (await first()) || (await store(input, idempotencyKey)) || (await first());
      if (!placed) throw new Error('The order was not stored.');
      return placed;
    },
  };
}

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
