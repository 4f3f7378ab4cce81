import { type OrderStatus, orderStatuses } from '@year-group/api-types/common/lists';

/** A status as a label: "Pending". */
export function formatStatus(status: OrderStatus): string {
  return status.slice(0, 1).toUpperCase() + status.slice(1);
}

/** Every status with its label, to choose from. */
export const statusChoices = orderStatuses.map((id) => ({ id, name: formatStatus(id) }));
