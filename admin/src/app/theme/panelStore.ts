import { localStorageStore, type Store } from 'react-admin';

/** react-admin's store, except that a logout keeps the chosen theme. */
export function panelStore(): Store {
  const store = localStorageStore();
  return {
    ...store,
    reset() {
      const theme: unknown = store.getItem('theme');
      store.reset();
      if (theme) store.setItem('theme', theme);
    },
  };
}
