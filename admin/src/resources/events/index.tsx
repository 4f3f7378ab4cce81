import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';

const EventEdit = lazy(async () => ({ default: (await import('./EventEdit.tsx')).EventEdit }));

/** Events. */
export const events = {
  name: 'events',
  list: lazy(async () => ({ default: (await import('./EventList.tsx')).EventList })),
  create: lazy(async () => ({ default: (await import('./EventCreate.tsx')).EventCreate })),
  options: { label: 'Events' },
  recordRepresentation: 'title',
  children: <Route path="edit/:id" Component={EventEdit} />,
} satisfies ResourceProps;
