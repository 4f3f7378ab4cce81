import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

/**
 * Orders. An order's details are a dialog over the list, so the list also handles their addresses.
 */
export const orders = {
  name: 'orders',
  list: lazy(async () => ({ default: (await import('./OrderList.tsx')).OrderList })),
  options: { label: 'Orders' },
  recordRepresentation: 'customerName',
} satisfies ResourceProps;
