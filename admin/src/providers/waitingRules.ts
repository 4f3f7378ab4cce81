import type { Route } from '@year-group/api-types/common/call';
import { maxIds } from '@year-group/api-types/common/limits';
import { messages } from '@year-group/api-types/messages';
import type { OrdersChange, OrdersChanged } from '@year-group/api-types/shop/order';
import type { StoredCall, WaitingChange } from '#lib/waitingChanges.ts';

/** How a call waits for the connection, and what follows when it was sent. */
interface WaitingRule {
  /** Whose lists it changes. */
  resource: string;
  /** The page of the panel where it is made: where an officer goes when the server refused it. */
  placeOf: (call: StoredCall) => string;
  /** Whether this one may wait. @default true */
  mayWait?: (call: StoredCall) => boolean;
  /** The earlier calls of the same form that it takes the place of. */
  replaces?: readonly Route[];
  /** The refusal that says that it has happened already. */
  doneAt?: number;
  /** What of it the server left undone, and why. */
  leftOf?: (call: StoredCall, reply: unknown) => { call: StoredCall; why: string } | undefined;
  /** The call that undoes it, for a few seconds. */
  undoOf?: (call: StoredCall, reply: unknown) => StoredCall | undefined;
}

/** The calls that store and delete the records of a resource. */
interface Writes {
  create: Route;
  update: Route;
  delete?: Route;
  deleteMany?: Route;
  /** The form of a stored record, or of a new one. */
  formOf: (id?: string) => string;
}

const records: Record<string, Writes> = {
  news: {
    create: 'POST /api/news',
    update: 'PUT /api/news/:id',
    delete: 'DELETE /api/news/:id',
    deleteMany: 'DELETE /api/admin/news/delete-by-batch',
    formOf: (id) => (id ? `/news?edit=${id}` : '/news/create'),
  },
  events: {
    create: 'POST /api/events',
    update: 'PUT /api/events/:id',
    delete: 'DELETE /api/events/:id',
    formOf: (id) => (id ? `/events/edit/${id}` : '/events/create'),
  },
  shop: {
    create: 'POST /api/shop',
    update: 'PUT /api/shop/:id',
    delete: 'DELETE /api/shop/:id',
    formOf: (id) => (id ? `/shop/edit/${id}` : '/shop/create'),
  },
  members: {
    create: 'POST /api/admin/members',
    update: 'PUT /api/members/:id',
    deleteMany: 'DELETE /api/admin/members/delete-by-batch',
    formOf: (id) => (id ? `/members/edit/${id}` : '/members/create'),
  },
};

const idsIn = ({ params, body }: StoredCall): string[] =>
  (body as { ids?: string[] } | undefined)?.ids ?? [params?.id ?? ''];

/** The rules of a resource: a form's latest save counts, and the trash undoes deletions. */
function recordRules(resource: string, writes: Writes): [Route, WaitingRule][] {
  const deletion: WaitingRule = {
    resource,
    placeOf: () => `/${resource}`,
    doneAt: 404,
    undoOf: (call) => ({ route: 'POST /api/admin/trash/restore', body: { ids: idsIn(call) } }),
  };
  const placeOf = ({ params }: StoredCall) => writes.formOf(params?.id);
  return [
    [writes.create, { resource, placeOf }],
    [writes.update, { resource, placeOf, replaces: [writes.update] }],
    ...[writes.delete, writes.deleteMany].flatMap((route): [Route, WaitingRule][] =>
      route ? [[route, deletion]] : [],
    ),
  ];
}

/** The refused orders, without those that have the status already: that call arrived twice. */
function leftOrders(call: StoredCall, reply: unknown) {
  const { status } = call.body as OrdersChange;
  const { refused } = reply as OrdersChanged;
  const left = refused.filter(({ message }) => message !== messages.orders.alreadyThere(status));
  const [first] = left;
  const body = { ...(call.body as OrdersChange), ids: left.map(({ id }) => id) };
  return first && { call: { ...call, body }, why: first.message };
}

const undoStatus = (_call: StoredCall, reply: unknown): StoredCall | undefined => {
  const { undo } = reply as { undo?: string };
  return undo === undefined ? undefined : { route: 'POST /api/admin/orders/undo-status', body: { undo } };
};

const publish: Route = 'POST /api/admin/group/:section';
const saveDraft: Route = 'PUT /api/admin/group/:section/draft';
const section = {
  resource: 'group',
  placeOf: ({ params }: StoredCall) => `/settings/group/${params?.section}`,
};

/**
 * Every call that may wait for the connection, by its route. Whatever is not here needs it at once:
 * payments, officers, passwords, the handover, and whatever cannot be undone.
 */
const rules: ReadonlyMap<string, WaitingRule> = new Map<string, WaitingRule>([
  ...Object.entries(records).flatMap(([resource, writes]) => recordRules(resource, writes)),
  [
    'PUT /api/orders/:id',
    { resource: 'orders', placeOf: ({ params }) => `/orders/${params?.id}/show`, undoOf: undoStatus },
  ],
  [
    'POST /api/admin/orders/status',
    { resource: 'orders', placeOf: () => '/orders', leftOf: leftOrders, undoOf: undoStatus },
  ],
  // Each carries its own time: the latest counts, in whatever order they arrive.
  ['PUT /api/admin/run-lines/:id', { resource: 'runs', placeOf: () => '/orders/runs' }],
  // How people pay the group asks for a proof of who publishes it.
  [
    publish,
    { ...section, mayWait: ({ params }) => params?.section !== 'giving', replaces: [publish, saveDraft] },
  ],
  [saveDraft, { ...section, replaces: [saveDraft] }],
]);

/** The rule of a call; undefined when it must not wait. */
export function ruleOf(call: StoredCall): WaitingRule | undefined {
  const rule = rules.get(call.route);
  return rule?.mayWait?.(call) === false ? undefined : rule;
}

/** Whether a change takes the place of an earlier one: the same form, saved again. */
export function isReplacedBy(change: WaitingChange): (earlier: WaitingChange) => boolean {
  const replaced: readonly string[] = ruleOf(change.call)?.replaces ?? [];
  return ({ officer, call, form }) =>
    form !== undefined &&
    form.draftKey === change.form?.draftKey &&
    officer === change.officer &&
    replaced.includes(call.route);
}

const writesOf = (resource: string): Writes => {
  const writes = records[resource];
  if (!writes) throw new Error(`No calls for "${resource}". Add them to waitingRules.ts.`);
  return writes;
};

/** The call that stores a new record, or changes the one with this id. */
export function saveCall(resource: string, id: string | undefined, body: object): StoredCall {
  const { create, update } = writesOf(resource);
  return id === undefined ? { route: create, body } : { route: update, params: { id }, body };
}

/** The calls that move records to the trash, each with at most `maxIds` of them. */
export function deleteCalls(resource: string, ids: readonly string[], isBatch: boolean): StoredCall[] {
  const { delete: one, deleteMany: many } = writesOf(resource);
  if (one && !(isBatch && many)) return ids.map((id) => ({ route: one, params: { id } }));
  const parts = Array.from({ length: Math.ceil(ids.length / maxIds) }, (_, part) =>
    ids.slice(part * maxIds, (part + 1) * maxIds),
  );
  return parts.map((part) => ({ route: many ?? '', body: { batchSize: part.length, ids: part } }));
}
