import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';

const HandOutPage = lazy(async () => ({ default: (await import('../runs/HandOutPage.tsx')).HandOutPage }));
const PackPage = lazy(async () => ({ default: (await import('./pack/PackPage.tsx')).PackPage }));
const PickListPage = lazy(async () => ({ default: (await import('./pack/PickListPage.tsx')).PickListPage }));
const RunPage = lazy(async () => ({ default: (await import('../runs/RunPage.tsx')).RunPage }));
const RunsPage = lazy(async () => ({ default: (await import('../runs/RunsPage.tsx')).RunsPage }));

/**
 * Orders, and the pre-orders that they belong to. An order's details are a dialog over the list, so the list also handles their addresses.
 */
export const orders = {
  name: 'orders',
  list: lazy(async () => ({ default: (await import('./OrderList.tsx')).OrderList })),
  options: { label: 'Orders' },
  recordRepresentation: 'customerName',
  children: (
    <>
      <Route path="pack" Component={PackPage} />
      <Route path="pick" Component={PickListPage} />
      <Route path="runs" Component={RunsPage} />
      <Route path="runs/:id" Component={RunPage} />
      <Route path="hand-out/:id" Component={HandOutPage} />
    </>
  ),
} satisfies ResourceProps;
