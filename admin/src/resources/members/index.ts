import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

/** Members, called Registrations in the panel. A member's details are a dialog over the list. */
export const members = {
  name: 'members',
  list: lazy(async () => ({ default: (await import('./MemberList.tsx')).MemberList })),
  options: { label: 'Registrations' },
  recordRepresentation: 'fullName',
} satisfies ResourceProps;
