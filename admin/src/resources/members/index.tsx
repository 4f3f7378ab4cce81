import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';
import { lazyPart } from '#lib/lazyPart.ts';

const MemberEditor = lazyPart(() => import('./MemberEditor.tsx'), 'MemberEditor');

/** Members, called Registrations in the panel. A member's details are a dialog over the list. */
export const members = {
  name: 'members',
  list: lazyPart(() => import('./MemberList.tsx'), 'MemberList'),
  create: MemberEditor,
  options: { label: 'Registrations' },
  recordRepresentation: 'fullName',
  children: <Route path="edit/:id" Component={MemberEditor} />,
} satisfies ResourceProps;
