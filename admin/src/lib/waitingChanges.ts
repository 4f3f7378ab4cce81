import type { Store } from 'react-admin';
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

/** Where the store has them: among the drafts, since a logout deletes them together. */
export const waitingName = `${draftPrefix}waiting`;

/** The changes that wait in this browser, oldest first. They survive a reload. */
export function waitingChangesIn(store: Store) {
  const read = () => store.getItem<WaitingChange[]>(waitingName) ?? [];
  const write = (changes: readonly WaitingChange[]) =>
    changes.length > 0 ? store.setItem(waitingName, changes) : store.removeItem(waitingName);

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
    /** Calls after each change, also of another tab. */
    watch: (onChange: () => void) => store.subscribe(waitingName, onChange),
  };
}

export type WaitingChanges = ReturnType<typeof waitingChangesIn>;
