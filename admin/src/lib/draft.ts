/** What the browser's storage calls all that was written and is not saved yet. */
export const draftPrefix = 'admin-draft:';

/** A stored draft, and when it was last changed. */
export interface Draft {
  values: Record<string, unknown>;
  savedAt: number;
}

/**
 * Set from a logout to the next login, so that a form that is open in another tab stores nothing.
 */
const loggedOut = 'admin-logged-out';

/** All drafts in this browser. A logout deletes them; an expired session keeps them. */
export function draftsIn(storage: Storage) {
  return {
    endAll() {
      storage.setItem(loggedOut, 'yes');
      const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
      for (const name of names) if (name.startsWith(draftPrefix)) storage.removeItem(name);
    },
    allow: () => storage.removeItem(loggedOut),
  };
}

export type Drafts = ReturnType<typeof draftsIn>;

/**
 * Stores unsaved input in this browser through reloads and expired sessions, until it is saved or
 * discarded.
 */
export function draftAt(
  key: string,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = localStorage,
) {
  const name = draftPrefix + key;
  return {
    read(): Draft | undefined {
      try {
        const stored: unknown = JSON.parse(storage.getItem(name) ?? '');
        return isDraft(stored) ? stored : undefined;
      } catch {
        return undefined;
      }
    },
    write(values: Record<string, unknown>) {
      try {
        if (storage.getItem(loggedOut)) return;
        storage.setItem(name, JSON.stringify({ values, savedAt: Date.now() } satisfies Draft));
      } catch {
        // Storage can be full or switched off; the form then works without a memory.
      }
    },
    clear() {
      try {
        storage.removeItem(name);
      } catch {
        // See write.
      }
    },
  };
}

function isDraft(stored: unknown): stored is Draft {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'values' in stored &&
    typeof stored.values === 'object' &&
    stored.values !== null &&
    'savedAt' in stored &&
    typeof stored.savedAt === 'number'
  );
}
