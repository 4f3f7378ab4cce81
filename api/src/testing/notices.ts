import { isNull } from 'drizzle-orm';
import { paymentNotices } from '#platform/db/schema/payments.ts';
import type { TestApp } from './testApp.ts';
import { waitFor } from './waitFor.ts';

/** Waits until each notice of the payment provider that was stored is processed. */
export const noticesProcessed = ({ services: { db } }: TestApp): Promise<true> =>
  waitFor(async () => {
    const open = await db.$count(paymentNotices, isNull(paymentNotices.processedAt));
    return open === 0 ? true : undefined;
  });
