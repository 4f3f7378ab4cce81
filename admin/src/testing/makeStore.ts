import { memoryStore, type Store } from 'react-admin';

/** react-admin's store in memory, started. */
export function makeStore(): Store {
  const store = memoryStore();
  store.setup();
  return store;
}
