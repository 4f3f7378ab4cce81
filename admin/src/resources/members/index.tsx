import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';
import { lazyPart } from '#components/lazyPart.tsx';

const MemberEdit = lazyPart(() => import('./MemberEdit.tsx'), 'MemberEdit');

/** Members, called Registrations in the panel. A member's details are a dialog over the list. */
export const members = {
  name: 'members',
  list: lazyPart(() => import('./MemberList.tsx'), 'MemberList'),
  create: lazyPart(() => import('./MemberCreate.tsx'), 'MemberCreate'),
  recordRepresentation: 'fullName',
  children: <Route path="edit/:id" Component={MemberEdit} />,
} satisfies ResourceProps;
