import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister';
import type { PersistQueryClientOptions } from '@tanstack/react-query-persist-client';
import { del, get, set } from 'idb-keyval';

/** The resources whose reads are stored on this device; never accounts, officers, or the log. */
const resources = new Set(['dashboard', 'members', 'news', 'events', 'shop', 'orders', 'runs']);

const persister = createAsyncStoragePersister({ storage: { getItem: get, setItem: set, removeItem: del } });

/** Deletes what was read from this device: at a logout, and when another officer logs in. */
export const deleteStoredReads = (): Promise<void> => persister.removeClient() as Promise<void>;

/** What was read is kept for a day, so that it can be seen without a connection after a reload. */
export const storedReads: Omit<PersistQueryClientOptions, 'queryClient'> = {
  persister,
  // Another build may expect other fields.
  buster: import.meta.url,
  dehydrateOptions: {
    shouldDehydrateQuery: ({ queryKey: [resource], state }) =>
      state.status === 'success' && resources.has(String(resource)),
  },
};
