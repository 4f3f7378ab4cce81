import { createHash, randomUUID } from 'node:crypto';
import { maxUnpaidOrders } from '@year-group/api-types/common/limits';
import { deliveryDue, toCedis, toPesewas } from '@year-group/api-types/common/money';
import { messages } from '@year-group/api-types/messages';
import type { OrderInput } from '@year-group/api-types/shop/order';
import { and, count, eq, gt, isNull, min, ne, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { mailboxOf, orders } from '#platform/db/schema.ts';
import { HttpError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import type { DeliveryService } from '../delivery/deliveryService.ts';
import { createReceiving } from '../delivery/receivingService.ts';
import { freezeLines } from './freezeLines.ts';
import { createOrderRepository, type OrderWithLines } from './orderRepository.ts';

/** Places orders: the figures are always the server's own, and must match what the shopper saw. */
export function createOrderService(services: Services, delivery: Pick<DeliveryService, 'quote'>) {
  const { db, settings } = services;
  const receive = createReceiving(services, delivery);

  async function store(input: OrderInput, idempotencyKey: string | undefined): Promise<OrderWithLines> {
    const [receiving, lines] = await Promise.all([receive(input), freezeLines(db, input.cart)]);
    const goods = lines.reduce((sum, { pricePesewas, quantity }) => sum + pricePesewas * quantity, 0);
    const deliveryPesewas = deliveryDue(goods, receiving.feePesewas, receiving.freeFromPesewas);
    const totalPesewas = goods + deliveryPesewas;
    checkSeen(input, deliveryPesewas, totalPesewas);
    const { customerName, customerEmail, customerPhone, deliveryMethod } = input;
    const order = {
      id: randomUUID(),
      customerName,
      customerEmail,
      customerPhone,
      shippingAddress: receiving.place,
      deliveryMethod,
      deliveryPesewas,
      distanceMetres: receiving.distanceMetres,
      totalPesewas,
      status: 'pending',
      idempotencyKey: idempotencyKey ?? null,
      requestHash: hashOf(input),
    };
    if (settings.rateLimits !== 'on') return createOrderRepository(db).insert(order, lines);
    return db.transaction(async (tx) => {
      await limitUnpaid(tx, customerEmail);
      return createOrderRepository(tx).insert(order, lines);
    });
  }

  return {
    /**
     * Stores an order with current prices and delivery cost. A repeated idempotency key resolves to
     * the first order. Throws 409 when the shopper saw other figures or something (a listing, the
     * place where the order is received) is no longer available, 422 when the key was used for
     * another request, and 429 when this recipient has too many unpaid orders.
     */
    async place(input: OrderInput, idempotencyKey: string | undefined): Promise<OrderWithLines> {
      const placed = await store(input, idempotencyKey).catch(async (error: unknown) => {
        // A repeated order is refused by its key or, since the shop may have changed, by anything
        // else.
        const first = idempotencyKey && (await createOrderRepository(db).findByKey(idempotencyKey));
        if (first) return first;
        throw error;
      });
      if (placed.requestHash !== hashOf(input))
        throw new HttpError(422, 'key-reused', messages.checkout.keyReused);
      return placed;
    },
  };
}

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

const hourSeconds = 60 * 60;

/**
 * Throws 429 when this recipient has too many unpaid orders in the last hour: each can send mails
 * to somebody who did not order. Orders of one mailbox are serialised until the transaction ends.
 */
async function limitUnpaid(tx: Database, email: string): Promise<void> {
  const mailbox = mailboxOf(sql`${email}::text`);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${mailbox}, 0))`);
  const since = sql`now() - make_interval(secs => ${hourSeconds})`;
  const [unpaid] = await tx
    .select({ total: count(), oldest: min(orders.createdAt) })
    .from(orders)
    .where(
      and(
        eq(mailboxOf(orders.customerEmail), mailbox),
        isNull(orders.paidAt),
        ne(orders.status, 'cancelled'),
        gt(orders.createdAt, since),
      ),
    );
  if (!unpaid?.oldest || unpaid.total < maxUnpaidOrders) return;
  const error = new HttpError(429, 'too-many-requests', messages.checkout.tooManyUnpaid);
  const passed = Math.floor((Date.now() - unpaid.oldest.getTime()) / 1000);
  error.retryAfter = Math.min(hourSeconds, Math.max(1, hourSeconds - passed));
  throw error;
}
