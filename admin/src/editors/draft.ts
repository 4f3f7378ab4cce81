const prefix = 'admin-draft:';

/** What was being written, and when it was last touched. */
export interface Draft {
  values: Record<string, unknown>;
  savedAt: number;
}

/** Keeps what is being written in this browser, through reloads and expired sessions, until it is saved or discarded. */
export function draftAt(
  key: string,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = localStorage,
) {
  const name = prefix + key;
  return {
    read(): Draft | undefined {
      try {
        const kept: unknown = JSON.parse(storage.getItem(name) ?? '');
        return isDraft(kept) ? kept : undefined;
      } catch {
        return undefined;
      }
    },
    write(values: Record<string, unknown>) {
      try {
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

function isDraft(kept: unknown): kept is Draft {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    'values' in kept &&
    typeof kept.values === 'object' &&
    kept.values !== null &&
    'savedAt' in kept &&
    typeof kept.savedAt === 'number'
  );
}
