import { and, eq, inArray } from 'drizzle-orm';
import { orders } from '#platform/db/schema.ts';
import type { JobData } from '#platform/jobs/jobTable.ts';
import type { Services } from '#platform/services.ts';
import { writeOrderMail } from './orderMail.ts';
import { createOrderRepository } from './orderRepository.ts';

/** Orders that are handed out at a changed event follow it, and their buyers get a letter. */
export async function prepareEventOrders({ db, jobs, mail }: Services): Promise<void> {
  const follow = ({ from, to, change: about, isCancelled }: JobData['move-event-orders']): Promise<void> =>
    db.transaction(async (tx) => {
      const isWaiting = and(
        eq(orders.deliveryMethod, 'At an event'),
        eq(orders.shippingAddress, from),
        inArray(orders.status, ['pending', 'paid', 'shipped']),
      );
      const moved = await tx.update(orders).set({ shippingAddress: to }).where(isWaiting).returning();
      for (const order of await createOrderRepository(tx).complete(moved))
        await writeOrderMail(mail, tx, order, 'place', { about, isCancelled });
    });
  await jobs.handle('move-event-orders', follow);
}
