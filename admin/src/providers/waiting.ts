import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { messages } from '@year-group/api-types/messages';
import type { OrdersChange, OrdersChanged } from '@year-group/api-types/shop/order';
import { orderNumber } from '@year-group/api-types/shop/orderNumber';
import { HttpError, type Store } from 'react-admin';
import { draftPrefix } from '#lib/draft.ts';
import type { About, PanelDataProvider } from './dataProvider.ts';
import { NoReply } from './httpClient.ts';

/** A method of the data provider that writes, and what it was called with. */
export interface Write {
  method: 'create' | 'update' | 'delete' | 'deleteMany' | 'call';
  args: unknown[];
}

/** A write that was made without a connection, and waits to be sent. */
export interface WaitingChange extends Write, About {
  /** The officer who made it: nobody else sends it. */
  officer: string;
  /** The address of the page where it was made: where they go when the server refused it. */
  place: string;
  savedAt: number;
  /** Why the server refused it. It then waits for the officer. */
  refused?: string | undefined;
}

/** Where the store has them: among the drafts, since a logout deletes them together. */
export const waitingName = `${draftPrefix}waiting`;

/** The records that may be created, changed and deleted without a connection. */
const records: readonly string[] = ['news', 'events', 'shop', 'members'];
const moveOrders = 'POST /api/admin/orders/status';
const publish = 'POST /api/admin/group/:section';
const saveDraft = 'PUT /api/admin/group/:section/draft';

/**
 * The queries that a write changes; undefined for one that must not wait: payments, officers,
 * passwords, and all that is final.
 */
export function changedBy({ method, args }: Write): QueryKey | undefined {
  const [name, input] = args as [string, { params?: { section?: string } } | undefined];
  if (method !== 'call')
    return records.includes(name) || (name === 'orders' && method === 'update') ? [name] : undefined;
  if (name === moveOrders) return ['orders'];
  // Each tick carries its own time: the latest counts, in whatever order they arrive.
  if (name === 'PUT /api/admin/run-lines/:id') return ['runs'];
  const section = input?.params?.section;
  // How people pay the group asks for a proof of who publishes it.
  return name === saveDraft || (name === publish && section !== 'giving') ? ['group', section] : undefined;
}

/** Whether a change takes the place of an earlier one: the same form, saved again. */
const replaces = (change: WaitingChange) => (earlier: WaitingChange) =>
  change.form?.draftKey !== undefined &&
  change.form.draftKey === earlier.form?.draftKey &&
  change.officer === earlier.officer &&
  earlier.method !== 'create' &&
  [change.args[0], saveDraft].includes(earlier.args[0]);

/** The changes that wait in this browser, oldest first. They survive a reload. */
export function waitingChangesIn(store: Store) {
  const read = () => store.getItem<WaitingChange[]>(waitingName) ?? [];
  const write = (changes: readonly WaitingChange[]) => store.setItem(waitingName, changes);
  return {
    read,
    has: (key: string): boolean => read().some((each) => each.key === key),
    /** Adds a change in place of those of the same form. Throws when storage is full. */
    add(change: WaitingChange): void {
      const isReplaced = replaces(change);
      write([...read().filter((each) => !isReplaced(each)), change]);
    },
    /** Marks one as refused, if it still waits; without a reason it is sent again. */
    refuse: (key: string, refused?: string): void =>
      write(read().map((each) => (each.key === key ? { ...each, refused } : each))),
    remove: (key: string): void => write(read().filter((each) => each.key !== key)),
  };
}

type WaitingChanges = ReturnType<typeof waitingChangesIn>;
type Send = (...args: unknown[]) => Promise<unknown>;

interface Params {
  id?: unknown;
  ids?: unknown[];
  data?: object;
  previousData?: object;
  meta?: About;
}

interface Surroundings {
  waiting: WaitingChanges;
  /** The id of the officer who is signed in. */
  officer: () => string | undefined;
  onWaiting: (change: WaitingChange) => void;
}

/**
 * The data provider for a panel that loses its connection: a write without an answer is stored in
 * this browser if it may wait (`changedBy`), and resolves as if it were done. It needs an `About`
 * in its `meta`; `waiting.has(key)` then tells whether it waits. A refusal always rejects.
 */
export function withWaiting(
  provider: PanelDataProvider,
  { waiting, officer, onWaiting }: Surroundings,
): PanelDataProvider {
  /** A method of the provider, of which all have different parameters. */
  const waitingFor = (method: Write['method']) => {
    const write = async (name: string, params: Params = {}, aboutCall?: About): Promise<unknown> => {
      try {
        return await (provider[method] as Send)(name, params, aboutCall);
      } catch (error) {
        const about = method === 'call' ? aboutCall : params.meta;
        const by = officer();
        if (!(error instanceof NoReply) || !about || by === undefined) throw error;
        const meta = { key: about.key };
        const { previousData, ...rest } = params;
        const args = method === 'call' ? [name, params, meta] : [name, { ...rest, meta }];
        if (!changedBy({ method, args })) throw error;
        const place = window.location.pathname + window.location.search;
        const change = { ...about, method, args, officer: by, place, savedAt: Date.now() };
        waiting.add(change);
        onWaiting(change);
        if (method === 'call') return {};
        return { data: params.ids ?? { ...previousData, ...params.data, id: params.id ?? about.key } };
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
export function changeSeen(queries: QueryClient, { method, args }: Write): () => void {
  const [name, { id, data, body }] = args as [string, Params & { body?: OrdersChange }];
  const [ids, fields] = name === moveOrders ? [body?.ids, { status: body?.status }] : [[id], data];
  const queryKey = changedBy({ method, args });
  const before = queries.getQueriesData({ queryKey });
  const asChanged = (_name: string, value: { id?: unknown } | null) =>
    value?.id !== undefined && ids?.includes(value.id as string) ? { ...value, ...fields } : value;
  // Wherever a record is: in the pages of a list, among the rows of a page, or alone.
  for (const [key, seen] of before)
    if (seen) queries.setQueryData(key, JSON.parse(JSON.stringify(seen), asChanged));
  return () => {
    for (const [key, seen] of before) queries.setQueryData(key, seen);
  };
}

/** Which orders stayed as they were, and why; not those that have the status already: that call arrived twice. */
function leftOrders({ args: [name, input] }: Write, reply: unknown): string {
  if (name !== moveOrders) return '';
  const { status } = (input as { body: OrdersChange }).body;
  return (reply as OrdersChanged).refused
    .filter(({ message }) => message !== messages.orders.alreadyThere(status))
    .map(({ id, message }) => `${orderNumber(id)}: ${message}`)
    .join(' ');
}

/** Whether the server has answered, and will answer the same again; an ended session waits for the next login. */
const isRefusal = (error: unknown): error is HttpError =>
  error instanceof HttpError &&
  error.status >= 400 &&
  error.status < 500 &&
  ![401, 429].includes(error.status);

/**
 * Sends what waits, in its order, until one has no answer. What is refused stays, with the reason,
 * until the officer decides. Tells of each; without a reason it was sent.
 */
export async function sendWaiting(
  waiting: WaitingChanges,
  provider: PanelDataProvider,
  officer: string,
  onAnswer: (change: WaitingChange, refused: string) => void,
): Promise<void> {
  for (const { key } of waiting.read()) {
    // Read again: while another was sent, the officer may have taken this one back.
    const change = waiting.read().find((each) => each.key === key);
    if (!change || change.refused || change.officer !== officer) continue;
    let refused: string;
    try {
      refused = leftOrders(change, await (provider[change.method] as Send)(...change.args));
    } catch (error) {
      if (!isRefusal(error)) return;
      const isGone = error.status === 404 && change.method.startsWith('delete');
      refused = isGone ? '' : error.message;
    }
    if (refused) waiting.refuse(key, refused);
    else waiting.remove(key);
    onAnswer(change, refused);
  }
}

/** One tab at a time sends, or each would send the same, and nothing is taken back meanwhile. */
export const waitingLock = 'admin-waiting-changes';
