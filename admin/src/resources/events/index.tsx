import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';
import { lazyPart } from '#lib/lazyPart.ts';

const EventEditor = lazyPart(() => import('./EventEditor.tsx'), 'EventEditor');

const EventAnswersPage = lazyPart(() => import('./EventAnswersPage.tsx'), 'EventAnswersPage');

/** Events. */
export const events = {
  name: 'events',
  list: lazyPart(() => import('./EventList.tsx'), 'EventList'),
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
