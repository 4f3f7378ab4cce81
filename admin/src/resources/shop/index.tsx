import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';

const ListingEditor = lazy(async () => ({ default: (await import('./ListingEditor.tsx')).ListingEditor }));

/** The listings of the shop. */
export const shop = {
  name: 'shop',
  list: lazy(async () => ({ default: (await import('./ListingList.tsx')).ListingList })),
  create: ListingEditor,
  options: { label: 'Shop' },
  recordRepresentation: 'title',
  children: <Route path="edit/:id" Component={ListingEditor} />,
} satisfies ResourceProps;
