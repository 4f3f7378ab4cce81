import { localStorageStore, type Store } from 'react-admin';
import { draftPrefix } from './draft.ts';

const store = localStorageStore();

/** What react-admin and our forms keep in this browser. Its logout keeps the theme and, for a session that ended, drafts. */
export const panelStore: Store = {
  ...store,
  reset() {
    const names = Object.keys(store.listItems?.() ?? {});
    for (const name of names) if (name !== 'theme' && !name.startsWith(draftPrefix)) store.removeItem(name);
  },
};
