import { type Store, useStore, useStoreContext } from 'react-admin';
import { unsavedPrefix } from '#lib/draft.ts';
import { knownOfficer } from './authProvider.ts';
import type { PanelDataProvider, WaitingInfo } from './dataProvider.ts';
import { NoReply } from './httpClient.ts';

/** A write of the data provider that has no answer yet: it is under way, or waits for the connection. */
export interface WaitingChange extends WaitingInfo {
  method: 'create' | 'update' | 'delete' | 'call';
  /** The resource, or the route of a call. */
  name: string;
  input: { id?: unknown; data?: object; params?: object; body?: object };
  /** The address of the page where it was made: where they go when the server refused it. */
  place: string;
  savedAt: number;
  /** Why the server refused it. It then waits for the officer. */
  refused?: string | undefined;
}

/** Where the store has those of the officer: among the drafts, since a logout deletes them together. */
export const waitingName = (store: Store): string => `${unsavedPrefix(store)}waiting`;

/** All changes of the officer that have no answer yet. */
export const useWaitingChanges = () => useStore<WaitingChange[]>(waitingName(useStoreContext()), [])[0];

/** What a change is written to; new records of a resource count as one. */
const targetOf = ({ name, input: { id, params } }: WaitingChange) => JSON.stringify([name, id, params]);

/** The officer's changes that have no answer yet, oldest first. They survive a reload. */
export function waitingChangesIn(store: Store) {
  /** The keys of those that this page is sending for the first time. */
  const underWay = new Set<string>();
  const read = () => store.getItem<WaitingChange[]>(waitingName(store)) ?? [];
  const write = (changes: readonly WaitingChange[]) =>
    changes.length > 0 ? store.setItem(waitingName(store), changes) : store.removeItem(waitingName(store));
  return {
    read,
    has: (key: string): boolean => read().some((each) => each.key === key),
    isUnderWay: (key: string): boolean => underWay.has(key),
    /** Adds a change; returns whether it waits behind others. An unknown officer, or full storage, keeps none. */
    add(change: WaitingChange): boolean {
      const before = read();
      // An older save must not arrive after a newer one.
      const isFirst = before.every(
        (each) => each.refused || (underWay.has(each.key) && targetOf(each) !== targetOf(change)),
      );
      underWay.add(change.key);
      try {
        // Only for somebody who is known to have made it.
        if (knownOfficer(store)) write([...before, change]);
        return !isFirst;
      } catch {
        return false;
      }
    },
    /** It waits now: writes all again, so that those who show them hear of it. */
    keep(key: string): void {
      underWay.delete(key);
      write(read());
    },
    remove(key: string): void {
      underWay.delete(key);
      write(read().filter((each) => each.key !== key));
    },
    /** What needs a new proof of the officer does not wait: it would be sent after the next login. */
    dropUnderWay: (): void => write(read().filter(({ key }) => !underWay.has(key))),
    /** It waits for the officer now. */
    refuse: (key: string, refused: string): void =>
      write(read().map((each) => (each.key === key ? { ...each, refused } : each))),
  };
}

/** One tab at a time sends what waits. What is sent for the first time shares it: nobody sends that again. */
export const waitingLock = 'admin-waiting-changes';

/** What `waitingChangesIn` returns. */
export type WaitingChanges = ReturnType<typeof waitingChangesIn>;
type Params = WaitingChange['input'] & { previousData?: object; meta?: WaitingInfo };
/** Any of the methods that write. */
export type Send = (name: string, params: object, about?: WaitingInfo) => Promise<unknown>;

/**
 * The data provider for a panel that loses its connection: a write that has a `WaitingInfo` in its `meta`
 * is stored in this browser until it is answered, also where the page ends meanwhile. Without an
 * answer, or behind others that wait, it resolves as if it were done, and `waiting.has(key)` tells
 * that it waits. A refusal always rejects.
 */
export function withWaiting(provider: PanelDataProvider, waiting: WaitingChanges): PanelDataProvider {
  /** A method of the provider, of which all have different parameters. */
  const waitingFor = (method: WaitingChange['method']) => {
    const write = async (name: string, params: Params = {}, aboutCall?: WaitingInfo): Promise<unknown> => {
      const { previousData, meta, ...input } = params;
      const about = aboutCall ?? meta;
      const send = () => (provider[method] as Send)(name, params, aboutCall);
      if (!about) return send();
      const { key } = about;
      const place = window.location.pathname + window.location.search;
      const change = { ...about, method, name, input, place, savedAt: Date.now() };
      function keep() {
        waiting.keep(key);
        return method === 'call' ? {} : { data: { ...previousData, ...input.data, id: input.id ?? key } };
      }
      if (waiting.add(change)) return keep();
      try {
        const reply = await navigator.locks.request(waitingLock, { mode: 'shared', ifAvailable: true }, send);
        waiting.remove(key);
        return reply;
      } catch (error) {
        if (error instanceof NoReply && waiting.has(key)) return keep();
        waiting.remove(key);
        throw error;
      }
    };
    return write as never;
  };
  const methods = ['create', 'update', 'delete', 'call'] as const;
  return { ...provider, ...Object.fromEntries(methods.map((name) => [name, waitingFor(name)])) };
}
