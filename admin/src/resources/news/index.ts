import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

/** News, called Content in the panel. */
export const news = {
  name: 'news',
  list: lazy(async () => ({ default: (await import('./NewsList.tsx')).NewsList })),
  create: lazy(async () => ({ default: (await import('./NewsEditor.tsx')).NewsCreate })),
  options: { label: 'Content' },
  recordRepresentation: 'title',
} satisfies ResourceProps;
