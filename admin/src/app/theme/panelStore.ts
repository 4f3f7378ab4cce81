import { localStorageStore, type Store } from 'react-admin';

/** react-admin's store, except that logging out does not forget whether a person reads in the light or the dark. */
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
