import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';
import { lazyPart } from '#components/lazyPart.tsx';

const HandOutPage = lazyPart(() => import('../runs/HandOutPage.tsx'), 'HandOutPage');
const PackPage = lazyPart(() => import('./pack/PackPage.tsx'), 'PackPage');
const PickListPage = lazyPart(() => import('./pack/PickListPage.tsx'), 'PickListPage');
const RunPage = lazyPart(() => import('../runs/RunPage.tsx'), 'RunPage');
const RunsPage = lazyPart(() => import('../runs/RunsPage.tsx'), 'RunsPage');

/**
 * Orders, and the pre-orders that they belong to. An order's details are a dialog over the list, so
 * the list also handles their addresses.
 */
export const orders = {
  name: 'orders',
  list: lazyPart(() => import('./OrderList.tsx'), 'OrderList'),
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
