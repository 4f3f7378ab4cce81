import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';
import { lazyPart } from '#components/lazyPart.tsx';

const EventEdit = lazyPart(() => import('./EventEdit.tsx'), 'EventEdit');
const EventAnswersPage = lazyPart(() => import('./EventAnswersPage.tsx'), 'EventAnswersPage');

/** Events. */
export const events = {
  name: 'events',
  list: lazyPart(() => import('./EventList.tsx'), 'EventList'),
  create: lazyPart(() => import('./EventCreate.tsx'), 'EventCreate'),
  recordRepresentation: 'title',
  children: (
    <>
      <Route path="edit/:id" Component={EventEdit} />
      <Route path="answers/:id" Component={EventAnswersPage} />
    </>
  ),
} satisfies ResourceProps;
