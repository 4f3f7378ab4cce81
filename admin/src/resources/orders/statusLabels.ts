import type { OrderStatus } from '@year-group/api-types/lists';

/** A status as a label: "Pending". */
export function formatStatus(status: OrderStatus): string {
  return status.slice(0, 1).toUpperCase() + status.slice(1);
}
