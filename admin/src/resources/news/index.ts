import type { ResourceProps } from 'react-admin';
import { lazyPart } from '#components/lazyPart.tsx';

/** News, called Content in the panel. */
export const news = {
  name: 'news',
  list: lazyPart(() => import('./NewsList.tsx'), 'NewsList'),
  create: lazyPart(() => import('./NewsCreate.tsx'), 'NewsCreate'),
  recordRepresentation: 'title',
} satisfies ResourceProps;
