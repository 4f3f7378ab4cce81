import type { QueryClient } from '@tanstack/react-query';
import type { Refused } from '@year-group/api-types/common/common';
import { messages } from '@year-group/api-types/messages';
import type { OrdersChange } from '@year-group/api-types/shop/order';
import { type Store, useStore, useStoreContext } from 'react-admin';
import { unsavedPrefix } from '#lib/draft.ts';
import type { About, PanelDataProvider } from './dataProvider.ts';
import { NoReply } from './httpClient.ts';

/** A write of the data provider that has no answer yet: it is under way, or waits for the connection. */
export interface WaitingChange extends About {
  method: 'create' | 'update' | 'delete' | 'deleteMany' | 'call';
  /** The resource, or the route of a call. */
  name: string;
  input: { id?: unknown; ids?: unknown[]; data?: object; body?: object };
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

/** The call that moves several orders, of which some may stay as they are. */
export const moveOrders = 'POST /api/admin/orders/status';
const saveDraft = 'PUT /api/admin/group/:section/draft';

/** The queries that a write changes. */
export const changedBy = ({ name, changes = [name] }: Pick<WaitingChange, 'name' | 'changes'>) => changes;

/** Whether a change takes the place of an earlier one: the same form, saved again. */
const replaces = (change: WaitingChange) => (earlier: WaitingChange) =>
  change.form?.draftKey !== undefined &&
  change.form.draftKey === earlier.form?.draftKey &&
  earlier.method !== 'create' &&
  [change.name, saveDraft].includes(earlier.name);

/** The officer's changes that have no answer yet, oldest first. They survive a reload. */
export function waitingChangesIn(store: Store, queries: QueryClient) {
  /** How to show again what they have changed on the screen, by their keys. */
  const shownAgain = new Map<string, () => void>();
  /** The keys of those that this page is sending for the first time. */
  const underWay = new Set<string>();
  const read = () => store.getItem<WaitingChange[]>(waitingName(store)) ?? [];
  const write = (changes: readonly WaitingChange[]) =>
    changes.length > 0 ? store.setItem(waitingName(store), changes) : store.removeItem(waitingName(store));
  const has = (key: string): boolean => read().some((each) => each.key === key);
  const remove = (key: string): void => write(read().filter((each) => each.key !== key));
  return {
    read,
    has,
    remove,
    isUnderWay: (key: string): boolean => underWay.has(key),
    /** Adds a change that is sent now. */
    add(change: WaitingChange): void {
      underWay.add(change.key);
      try {
        write([...read(), change]);
      } catch {
        // Storage can be full; then it is sent, but cannot wait.
      }
    },
    /** What became of it: done or waiting, it takes the place of earlier ones of its form; refused, it is gone. */
    end(change: WaitingChange, how: 'done' | 'waiting' | 'refused'): void {
      const isReplaced = replaces(change);
      underWay.delete(change.key);
      const all = read();
      const here = all.findIndex(({ key }) => key === change.key);
      const stays = (each: WaitingChange, at: number) =>
        at === here ? how === 'waiting' : at > here || how === 'refused' || !isReplaced(each);
      write(all.filter(stays));
      if (how === 'waiting') shownAgain.set(change.key, changeSeen(queries, change));
    },
    /** What needs a new proof of the officer does not wait: it would be sent after the next login. */
    dropUnderWay: (): void => write(read().filter(({ key }) => !underWay.has(key))),
    /** Marks one as refused, if it still waits; without a reason it is sent again. */
    refuse: (key: string, refused?: string): void =>
      write(read().map((each) => (each.key === key ? { ...each, refused } : each))),
    /** Removes one, and shows what it changed as before; resolves to why it cannot. */
    takeBack(key: string): Refused {
      if (!has(key)) return [{ id: key, message: messages.admin.sentAlready }];
      remove(key);
      shownAgain.get(key)?.();
      return [];
    },
  };
}

/**
 * One tab at a time sends what waits, or each would send the same; nothing is taken back meanwhile.
 * What is sent for the first time shares it if it is free: nobody sends that again meanwhile.
 */
export const waitingLock = 'admin-waiting-changes';

/** What `waitingChangesIn` returns. */
export type WaitingChanges = ReturnType<typeof waitingChangesIn>;
type Params = WaitingChange['input'] & { previousData?: object; meta?: About };
/** Any of the methods that write. */
export type Send = (name: string, params: object, about?: About) => Promise<unknown>;

/**
 * The data provider for a panel that loses its connection: a write that has an `About` in its `meta`
 * is stored in this browser until it is answered, also where the page ends meanwhile. Without an
 * answer it resolves as if it were done, and `waiting.has(key)` tells that it waits. A refusal always
 * rejects.
 */
export function withWaiting(
  provider: PanelDataProvider,
  waiting: WaitingChanges,
  /** The id of the officer who is logged in. */
  officerId: () => string | undefined,
): PanelDataProvider {
  /** A method of the provider, of which all have different parameters. */
  const waitingFor = (method: WaitingChange['method']) => {
    const write = async (name: string, params: Params = {}, aboutCall?: About): Promise<unknown> => {
      const { previousData, meta, ...input } = params;
      const about = aboutCall ?? meta;
      const send = () => (provider[method] as Send)(name, params, aboutCall);
      if (!about || officerId() === undefined) return send();
      const place = window.location.pathname + window.location.search;
      const change = { ...about, method, name, input, place, savedAt: Date.now() };
      waiting.add(change);
      try {
        const shared = { mode: 'shared', ifAvailable: true } as const;
        const reply = await navigator.locks.request(waitingLock, shared, send);
        waiting.end(change, 'done');
        return reply;
      } catch (error) {
        const isWaiting = error instanceof NoReply && waiting.has(about.key);
        waiting.end(change, isWaiting ? 'waiting' : 'refused');
        if (!isWaiting) throw error;
        if (method === 'call') return {};
        return { data: input.ids ?? { ...previousData, ...input.data, id: input.id ?? about.key } };
      }
    };
    return write as never;
  };
  const methods = ['create', 'update', 'delete', 'deleteMany', 'call'] as const;
  return { ...provider, ...Object.fromEntries(methods.map((name) => [name, waitingFor(name)])) };
}

/**
 * Shows records in every list that was seen as they will be once the change is sent; react-admin
 * does that for its own lists, and for what was deleted. Returns what shows them again as they were.
 */
export function changeSeen(queries: QueryClient, change: Pick<WaitingChange, 'name' | 'input' | 'changes'>) {
  const { id, data, body } = change.input;
  const { ids, ...fields } = change.name === moveOrders ? (body as OrdersChange) : { ids: [id], ...data };
  const seen = { queryKey: changedBy(change) };
  const before = queries.getQueriesData(seen);
  const asChanged = (_name: string, value: { id?: string } | null) =>
    value?.id !== undefined && ids.includes(value.id) ? { ...value, ...fields } : value;
  // Wherever a record is: in the pages of a list, among the rows of a page, or alone.
  queries.setQueriesData(seen, (read) => read && JSON.parse(JSON.stringify(read), asChanged));
  return () => {
    for (const [key, read] of before) queries.setQueryData(key, read);
  };
}
