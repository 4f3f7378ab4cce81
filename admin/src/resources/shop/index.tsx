import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';
import { lazyPart } from '#components/lazyPart.tsx';

const ListingEdit = lazyPart(() => import('./ListingEdit.tsx'), 'ListingEdit');

/** The listings of the shop. */
export const shop = {
  name: 'shop',
  list: lazyPart(() => import('./ListingList.tsx'), 'ListingList'),
  create: lazyPart(() => import('./ListingCreate.tsx'), 'ListingCreate'),
  recordRepresentation: 'title',
  children: <Route path="edit/:id" Component={ListingEdit} />,
} satisfies ResourceProps;
