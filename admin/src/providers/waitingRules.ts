import type { QueryKey } from '@tanstack/react-query';
import { messages } from '@year-group/api-types/messages';
import type { OrdersChange, OrdersChanged } from '@year-group/api-types/shop/order';
import type { HandOutTick } from '@year-group/api-types/shop/run';
import type { WaitingChange, Write } from '#lib/waitingChanges.ts';

type Row = Record<string, unknown>;

/** How a write waits for the connection, and what follows when it was sent. */
export interface WaitingRule {
  /** Whose lists it changes. */
  resource: string;
  /** What is read again once it was sent. @default all of the resource */
  queryKey?: QueryKey;
  /** The records it changes, and what becomes of one; undefined when it is deleted. */
  ids: string[];
  becomes: (row: Row) => Row | undefined;
  /** The page of the panel where it is made: where an officer goes when the server refused it. */
  place: string;
  /** Whether it takes the place of earlier writes of the same form. */
  replaces?: (earlier: Write) => boolean;
  /** The refusal that says that it has happened already. */
  doneAt?: number;
  /** What of it the server left undone, and why. */
  leftOf?: (reply: unknown) => { write: Write; why: string } | undefined;
  /** The call that undoes it, for a few seconds. */
  undoOf?: (reply: unknown) => Write | undefined;
}

/** The records that may be created, changed and deleted without a connection. */
const records: readonly string[] = ['news', 'events', 'shop', 'members'];

/** The form of a stored record, or of a new one. */
const formOf = (resource: string, id?: string): string => {
  if (id === undefined) return `/${resource}/create`;
  return resource === 'news' ? `/news?edit=${id}` : `/${resource}/edit/${id}`;
};

const callOf = (route: string, input: object): Write => ({ method: 'call', args: [route, input] });

const undoStatus = (reply: unknown): Write | undefined => {
  const { undo } = reply as { undo?: string };
  return undo === undefined ? undefined : callOf('POST /api/admin/orders/undo-status', { body: { undo } });
};

interface Params {
  id?: unknown;
  ids?: unknown[];
  data?: Row;
}

function recordRule({ method, args }: Write): WaitingRule | undefined {
  const [resource, { id, ids = [id], data = {} }] = args as [string, Params];
  const common = { resource, ids: ids.map(String), becomes: (row: Row) => ({ ...row, ...data }) };
  if (resource === 'orders' && method === 'update') {
    return { ...common, place: `/orders/${String(id)}/show`, undoOf: undoStatus };
  }
  if (!records.includes(resource)) return undefined;
  if (method === 'create') return { ...common, ids: [], place: formOf(resource) };
  if (method === 'update') {
    const replaces = (earlier: Write) => earlier.method === 'update';
    return { ...common, place: formOf(resource, String(id)), replaces };
  }
  return {
    ...common,
    becomes: () => undefined,
    place: `/${resource}`,
    doneAt: 404,
    undoOf: () => callOf('POST /api/admin/trash/restore', { body: { ids: common.ids } }),
  };
}

/** The refused orders, without those that have the status already: that call arrived twice. */
function leftOrders(body: OrdersChange, reply: unknown) {
  const { refused } = reply as OrdersChanged;
  const left = refused.filter(({ message }) => message !== messages.orders.alreadyThere(body.status));
  const [first] = left;
  const ids = left.map(({ id }) => id);
  return first && { write: callOf(moveOrders, { body: { ...body, ids } }), why: first.message };
}

const moveOrders = 'POST /api/admin/orders/status';
const publish = 'POST /api/admin/group/:section';
const saveDraft = 'PUT /api/admin/group/:section/draft';

interface Input {
  params?: Record<string, string>;
  body?: unknown;
}

/** Only these calls may wait: no payment, no officer, no password, and nothing that is final. */
const callRules: Record<string, (input: Input) => WaitingRule | undefined> = {
  [moveOrders]({ body }) {
    const { ids, status } = body as OrdersChange;
    return {
      resource: 'orders',
      ids,
      becomes: (row) => ({ ...row, status }),
      place: '/orders',
      leftOf: (reply) => leftOrders(body as OrdersChange, reply),
      undoOf: undoStatus,
    };
  },
  // Each carries its own time: the latest counts, in whatever order they arrive.
  'PUT /api/admin/run-lines/:id'({ params, body }) {
    const { isHandedOut, at = null } = body as HandOutTick;
    return {
      resource: 'runs',
      ids: [params?.id ?? ''],
      becomes: (row) => ({ ...row, handedOutAt: isHandedOut ? at : null }),
      place: '/orders/runs',
    };
  },
  [publish]: ({ params }) =>
    // How people pay the group asks for a proof of who publishes it.
    params?.section === 'giving' ? undefined : sectionRule(params?.section, [publish, saveDraft]),
  [saveDraft]: ({ params }) => sectionRule(params?.section, [saveDraft]),
};

const sectionRule = (section = '', replaced: readonly string[]): WaitingRule => ({
  resource: 'group',
  // Another section may be open, with text.
  queryKey: ['group', section],
  ids: [],
  becomes: (row) => row,
  place: `/settings/group/${section}`,
  replaces: ({ args: [route] }) => replaced.includes(route as string),
});

/** The rule of a write; undefined when it needs a connection. */
export function ruleOf(write: Write): WaitingRule | undefined {
  if (write.method !== 'call') return recordRule(write);
  const [route, input = {}] = write.args as [string, Input?];
  return Object.hasOwn(callRules, route) ? callRules[route]?.(input) : undefined;
}

/** Whether a change takes the place of an earlier one: the same form, saved again. */
export function isReplacedBy(change: WaitingChange): (earlier: WaitingChange) => boolean {
  const replaces = ruleOf(change)?.replaces;
  return (earlier) =>
    replaces !== undefined &&
    change.form !== undefined &&
    change.form.draftKey === earlier.form?.draftKey &&
    change.officer === earlier.officer &&
    replaces(earlier);
}
