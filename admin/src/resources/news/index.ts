import type { ResourceProps } from 'react-admin';
import { lazyPart } from '#lib/lazyPart.ts';

/** News, called Content in the panel. */
export const news = {
  name: 'news',
  list: lazyPart(() => import('./NewsList.tsx'), 'NewsList'),
  create: lazyPart(() => import('./NewsCreate.tsx'), 'NewsCreate'),
  recordRepresentation: 'title',
} satisfies ResourceProps;
