import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';
import { lazyPart } from '#lib/lazyPart.ts';

const ListingEditor = lazyPart(() => import('./ListingEditor.tsx'), 'ListingEditor');

/** The listings of the shop. */
export const shop = {
  name: 'shop',
  list: lazyPart(() => import('./ListingList.tsx'), 'ListingList'),
  create: ListingEditor,
  options: { label: 'Shop' },
  recordRepresentation: 'title',
  children: <Route path="edit/:id" Component={ListingEditor} />,
} satisfies ResourceProps;
