import { draftPrefix } from './draft.ts';

/** A method of the data provider that writes, and what it was called with. */
export interface Write {
  method: 'create' | 'update' | 'delete' | 'deleteMany' | 'call';
  args: unknown[];
}

/** What a change is called, and the form it came from, in case the server refuses it. */
export interface About {
  /** Sent along, so that the server takes a record that arrives twice as one. */
  key: string;
  /** What it changes, in words. */
  title: string;
  form?: { draftKey: string; values: Record<string, unknown> };
}

/** A change that was made without a connection, and waits to be sent. */
export interface WaitingChange extends Write, About {
  /** The officer who made it: nobody else sends it. */
  officer: string;
  savedAt: number;
  /** Why the server refused it. It then waits for the officer. */
  refused?: string;
}

// Among the drafts: a logout deletes them together.
const name = `${draftPrefix}waiting`;

const isChange = (stored: unknown): stored is WaitingChange =>
  typeof stored === 'object' && stored !== null && 'method' in stored && 'args' in stored;

/** The changes that wait in this browser, oldest first. They survive a reload. */
export function waitingChangesIn(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
  const watchers = new Set<() => void>();

  function read(): WaitingChange[] {
    try {
      const stored: unknown = JSON.parse(storage.getItem(name) ?? '[]');
      return Array.isArray(stored) ? stored.filter(isChange) : [];
    } catch {
      return [];
    }
  }
  function write(changes: readonly WaitingChange[]): void {
    if (changes.length > 0) storage.setItem(name, JSON.stringify(changes));
    else storage.removeItem(name);
    announce();
  }
  function announce(): void {
    for (const onChange of watchers) onChange();
  }

  return {
    read,
    has: (key: string): boolean => read().some((each) => each.key === key),
    /** Adds a change in place of those that `isReplaced` names. Throws when storage is full. */
    add(change: WaitingChange, isReplaced: (earlier: WaitingChange) => boolean = () => false): void {
      write([...read().filter((each) => !isReplaced(each)), change]);
    },
    /** Changes one that waits, if it still does. */
    update: (key: string, fields: Partial<WaitingChange>): void =>
      write(read().map((each) => (each.key === key ? { ...each, ...fields } : each))),
    /** Lets a refused one be sent again. */
    tryAgain: (key: string): void =>
      write(
        read().map(({ refused, ...each }) => (each.key === key || !refused ? each : { ...each, refused })),
      ),
    /** Returns whether it was still waiting. */
    remove(key: string): boolean {
      const before = read();
      const after = before.filter((each) => each.key !== key);
      write(after);
      return after.length < before.length;
    },
    /** Tells those who watch of what another tab has changed. */
    announce,
    watch(onChange: () => void) {
      watchers.add(onChange);
      return () => void watchers.delete(onChange);
    },
  };
}

export type WaitingChanges = ReturnType<typeof waitingChangesIn>;
