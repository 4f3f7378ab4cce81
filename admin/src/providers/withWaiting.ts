import type { About, WaitingChange, WaitingChanges, Write } from '#lib/waitingChanges.ts';
import type { PanelDataProvider } from './dataProvider.ts';
import { NoReply } from './httpClient.ts';
import { isReplacedBy, ruleOf } from './waitingRules.ts';

type RecordMethod = Exclude<Write['method'], 'call'>;

/** The methods have different parameters, which here are of the right one. */
const sendRecord = (provider: PanelDataProvider, method: RecordMethod, ...args: [string, object]) =>
  (provider[method] as (...args: [string, object]) => Promise<unknown>)(...args);

interface Surroundings {
  waiting: WaitingChanges;
  /** The id of the officer who is signed in. */
  officer: () => string | undefined;
  /** Shows records as they will be once the change is sent. */
  onWaiting: (change: WaitingChange) => void;
}

/**
 * The data provider for a panel that loses its connection: a write without an answer is stored in
 * this browser if it may wait (`waitingRules.ts`), and resolves as if it were done. It needs an
 * `About` in its `meta`; `waiting.has(key)` then tells whether it waits. A refusal always rejects.
 */
export function withWaiting(
  provider: PanelDataProvider,
  { waiting, officer, onWaiting }: Surroundings,
): PanelDataProvider {
  async function write(
    send: () => Promise<unknown>,
    stored: Write,
    about: About | undefined,
    reply: unknown,
  ) {
    try {
      return await send();
    } catch (error) {
      const by = officer();
      if (!(error instanceof NoReply) || !about || by === undefined || !ruleOf(stored)) throw error;
      const change: WaitingChange = { ...about, ...stored, officer: by, savedAt: Date.now() };
      waiting.add(change, isReplacedBy(change));
      onWaiting(change);
      return reply;
    }
  }
  /** A method of react-admin, and the data it then resolves to. */
  const record = (method: RecordMethod, resource: string, params: { meta?: About }, data: unknown) => {
    const { meta: about, ...rest } = params;
    const stored = { ...rest, meta: { key: about?.key }, previousData: undefined };
    const send = () => sendRecord(provider, method, resource, params);
    return write(send, { method, args: [resource, stored] }, about, { data }) as Promise<never>;
  };

  return {
    ...provider,
    create: (resource, params) =>
      record('create', resource, params, { ...params.data, id: params.meta?.key }),
    update: (resource, params) =>
      record('update', resource, params, { ...params.previousData, ...params.data, id: params.id }),
    delete: (resource, params) =>
      record('delete', resource, params, { ...params.previousData, id: params.id }),
    deleteMany: (resource, params) => record('deleteMany', resource, params, params.ids),
    call: (route, input, about) => {
      const send = () => provider.call(route, input, about);
      const stored: Write = { method: 'call', args: [route, input, about] };
      return write(send, stored, about, {}) as Promise<never>;
    },
  };
}
