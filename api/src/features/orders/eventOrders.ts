import { and, eq, inArray } from 'drizzle-orm';
import { events, orders } from '#platform/db/schema.ts';
import type { JobData } from '#platform/jobs/jobTable.ts';
import type { Services } from '#platform/services.ts';
import { eventPlace } from '../events/eventPlaceService.ts';
import { writeOrderMail } from './orderMail.ts';
import { createOrderRepository } from './orderRepository.ts';

/** Orders that are handed out at a changed event follow it, and their buyers get a letter. */
export async function prepareEventOrders({ db, jobs, mail }: Services): Promise<void> {
  const follow = ({ change: about, from, wasCancelled }: JobData['move-event-orders']): Promise<void> =>
    db.transaction(async (tx) => {
      const [eventId = ''] = about.split('.');
      // A change after this one waits, so that its job finds what this job has moved.
      const [event] = await tx.select().from(events).where(eq(events.id, eventId)).for('share');
      if (!event || eventPlace(event) === from) return;
      const isWaiting = and(
        eq(orders.deliveryMethod, 'At an event'),
        eq(orders.shippingAddress, from),
        inArray(orders.status, ['pending', 'paid', 'shipped']),
      );
      const place = { shippingAddress: eventPlace(event) };
      const moved = await tx.update(orders).set(place).where(isWaiting).returning();
      const isCancelled = event.state === 'cancelled';
      if (isCancelled && wasCancelled) return;
      for (const order of await createOrderRepository(tx).complete(moved))
        await writeOrderMail(mail, tx, order, 'place', { about, isCancelled });
    });
  await jobs.handle('move-event-orders', follow);
}
