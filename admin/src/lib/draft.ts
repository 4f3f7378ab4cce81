import { localStorageStore, type Store } from 'react-admin';

/** What the store calls all that was written and is not saved yet. */
export const draftPrefix = 'draft.';

const store = localStorageStore();

/** What a logout keeps besides drafts: nothing that only officers may know. */
const kept = ['theme', 'group', 'rows', 'ownAccount'];

/** What react-admin and our forms keep in this browser. */
export const panelStore: Store = {
  ...store,
  reset() {
    for (const name of Object.keys(store.listItems?.() ?? {}))
      if (!kept.includes(name) && !name.startsWith(draftPrefix)) store.removeItem(name);
  },
};

/** A stored draft, and when it was last changed. */
interface Draft {
  values: Record<string, unknown>;
  savedAt: number;
}

/** Set from a logout to the next login, so that a form that is open in another tab stores nothing. */
const loggedOut = `${draftPrefix}loggedOut`;

/** Deletes all drafts of this browser, at a logout; a session that ended keeps them. */
export function endDrafts(store: Store): void {
  store.removeItems(draftPrefix);
  store.setItem(loggedOut, true);
}

/** Lets forms store drafts again, at a login. */
export const allowDrafts = (store: Store): void => store.removeItem(loggedOut);

/** Unsaved input of one form: it stays through reloads and ended sessions, until it is saved or discarded. */
export function draftIn(store: Store, key: string) {
  const name = draftPrefix + key;
  return {
    read: () => store.getItem<Draft>(name),
    write(values: Record<string, unknown>) {
      if (store.getItem(loggedOut)) return;
      try {
        store.setItem(name, { values, savedAt: Date.now() } satisfies Draft);
      } catch {
        // Storage can be full; the form then works without a memory.
      }
    },
    clear: () => store.removeItem(name),
  };
}
