import { localStorageStore, type Store } from 'react-admin';

const store = localStorageStore();

/** What react-admin keeps in this browser, except that a logout keeps the chosen theme. */
export const panelStore: Store = {
  ...store,
  reset() {
    const theme: unknown = store.getItem('theme');
    store.reset();
    if (theme) store.setItem('theme', theme);
  },
};
