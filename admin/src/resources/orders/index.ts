import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

/** Orders of the shop. Its details are a dialog over the list, so the list answers their addresses too. */
export const orders = {
  name: 'orders',
  list: lazy(async () => ({ default: (await import('./OrderList.tsx')).OrderList })),
  options: { label: 'Orders' },
  recordRepresentation: 'customerName',
} satisfies ResourceProps;
