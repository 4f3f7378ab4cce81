import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';

const MemberEditor = lazy(async () => ({ default: (await import('./MemberEditor.tsx')).MemberEditor }));

/** Members, called Registrations in the panel. A member's details are a dialog over the list. */
export const members = {
  name: 'members',
  list: lazy(async () => ({ default: (await import('./MemberList.tsx')).MemberList })),
  create: MemberEditor,
  options: { label: 'Registrations' },
  recordRepresentation: 'fullName',
  children: <Route path="edit/:id" Component={MemberEditor} />,
} satisfies ResourceProps;
