import { groupPages, groupPath } from '../group/groupPages.ts';

/** A page of Settings; `words` are others by which it is found. */
export interface Entry {
  part: 'You' | 'Your group' | 'Running the website';
  name: string;
  path: string;
  words?: string;
}

/** The pages of Settings, in the order of their links. */
export const settings: readonly Entry[] = [
  {
    part: 'You',
    name: 'My account',
    path: '/settings/account',
    words: 'password passkey code app recovery codes devices',
  },
  { part: 'You', name: 'Handbook', path: '/settings/handbook', words: 'help' },
  ...groupPages.map(
    ({ section, title }): Entry => ({ part: 'Your group', name: title, path: groupPath(section) }),
  ),
  { part: 'Your group', name: 'What is filled in', path: '/setup', words: 'set up' },
  { part: 'Running the website', name: 'Officers', path: '/settings/officers', words: 'roles rights invite' },
  { part: 'Running the website', name: 'Handover', path: '/settings/handover', words: 'successor' },
  { part: 'Running the website', name: 'Trash', path: '/trash', words: 'deleted restore' },
  {
    part: 'Running the website',
    name: 'Website health',
    path: '/health',
    words: 'mail payments backup database storage',
  },
];
