import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';

const ListingEdit = lazy(async () => ({ default: (await import('./ListingEdit.tsx')).ListingEdit }));

/** The listings of the shop. */
export const shop = {
  name: 'shop',
  list: lazy(async () => ({ default: (await import('./ListingList.tsx')).ListingList })),
  create: lazy(async () => ({ default: (await import('./ListingCreate.tsx')).ListingCreate })),
  options: { label: 'Shop' },
  recordRepresentation: 'title',
  children: <Route path="edit/:id" Component={ListingEdit} />,
} satisfies ResourceProps;
