import { randomUUIDv7 } from 'node:crypto';
import type { OrderStatus } from '@year-group/api-types/lists';
import type { Database } from '../db/database.ts';
import { mails } from '../db/schema.ts';
import type { Jobs } from '../work/jobs.ts';
import type { OrderRow } from './orderRepository.ts';

/** Posts the mail that belongs to a status, once per order and status. */
export async function postOrderMail(
  _jobs: Pick<Jobs, 'enqueue'>,
  tx: Database,
  order: OrderRow,
  to: OrderStatus,
): Promise<void> {
  await tx
    .insert(mails)
    .values({
      id: randomUUIDv7(),
      occasion: `order-${to}:${order.id}`,
      recipient: order.customerEmail,
      template: `order-${to}`,
      data: { orderId: order.id },
    })
    .onConflictDoNothing();
}
