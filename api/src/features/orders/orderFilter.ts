import type { OrderQuery } from '@year-group/api-types/order';
import { phoneDigits } from '@year-group/api-types/phone';
import { and, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import { containing } from '#platform/db/paging.ts';
import { orders } from '#platform/db/schema.ts';

/** Sortable columns of orders. */
export const sortable = {
  createdAt: orders.createdAt,
  totalAmount: orders.totalPesewas,
  customerName: orders.customerName,
  status: orders.status,
};

/** The conditions of an order list as SQL. */
export function orderFilter({ searchTerm, status, needsReview }: OrderQuery): SQL | undefined {
  const pattern = searchTerm && containing(searchTerm);
  const digits = searchTerm && phoneDigits(searchTerm);
  return and(
    pattern
      ? or(
          ilike(orders.customerName, pattern),
          ilike(orders.customerEmail, pattern),
          ilike(orders.customerPhone, pattern),
          // Some numbers are stored as typed.
          digits
            ? sql`translate(${orders.customerPhone}, ' ()./+-', '') like ${containing(digits)}`
            : undefined,
          ilike(sql`${orders.id}::text`, pattern),
        )
      : undefined,
    status ? eq(orders.status, status) : undefined,
    needsReview === undefined ? undefined : eq(orders.needsReview, needsReview),
  );
}
