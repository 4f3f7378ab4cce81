import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';

const EventEditor = lazy(async () => ({ default: (await import('./EventEditor.tsx')).EventEditor }));

const EventAnswersPage = lazy(async () => ({
  default: (await import('./EventAnswersPage.tsx')).EventAnswersPage,
}));

/** Events. */
export const events = {
  name: 'events',
  list: lazy(async () => ({ default: (await import('./EventList.tsx')).EventList })),
  create: EventEditor,
  options: { label: 'Events' },
  recordRepresentation: 'title',
  children: (
    <>
      <Route path="edit/:id" Component={EventEditor} />
      <Route path="answers/:id" Component={EventAnswersPage} />
    </>
  ),
} satisfies ResourceProps;
