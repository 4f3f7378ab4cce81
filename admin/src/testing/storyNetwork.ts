import type { ErrorReply } from '@year-group/api-types/common/errors';
import { makeStorage } from './makeStorage.ts';

/** A reply of the API; `loading` never comes. A body that is a function is that of the address. */
export type Reply = { status?: number; body: unknown } | 'loading';
/** Replies by method and path, `GET /api/admin/officers`. A function that rejects is a lost connection. */
export type Replies = Record<string, Reply | ((request: Request) => Reply | Promise<Reply>)>;

/** The body of a refusal. */
export const refusal = (error: string, code = 'internal-error') => ({ error, message: error, code });

/** The reply of a read that failed for good: 5xx would be tried again. */
export const failing: Reply = { status: 400, body: refusal('Something went wrong on our side.') };

/** The current time of every story of the panel. */
const storyNow = Date.parse('2026-11-23T09:00:00Z');

/**
 * Answers calls of the API from a table, with its own storage and clock: the catalogue has the same
 * origin as the product and must not change an officer's drafts. Refusals from the table are not
 * logged. `unanswered` lists the calls without a reply; `restore` undoes everything.
 */
export function setUpNetwork(replies: Replies) {
  const { fetch } = window;
  const { now } = Date;
  const own = Object.getOwnPropertyDescriptor(window, 'localStorage');
  const storage = makeStorage();
  const unanswered: string[] = [];
  const refused: unknown[] = [];
  const { error } = console;

  Object.defineProperty(window, 'localStorage', { configurable: true, get: () => storage });
  Date.now = () => storyNow;
  // react-admin logs every refused read, and has no option for it. Those of the table are intended.
  // oxlint-disable-next-line no-console -- one kind of line is left out
  console.error = (...logged: unknown[]) => {
    const [first] = logged;
    if (!(first instanceof Error && refused.includes(first.message))) error(...logged);
  };
  window.fetch = async (address, init) => {
    // The address with its host, since there may be no browser around it.
    const request = new Request(
      new URL(address instanceof Request ? address.url : address, window.location.href),
      init,
    );
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/api/')) return fetch(address, init);
    const call = `${request.method} ${pathname}`;
    const given = replies[call];
    const reply = typeof given === 'function' ? await given(request) : given;
    if (reply === 'loading') return new Promise(() => undefined);
    if (!reply) unanswered.push(call);
    const { status = 200, body } = reply ?? {
      status: 501,
      body: refusal(`This story has no reply for ${call}.`),
    };
    if (reply && status >= 400) refused.push((body as ErrorReply).error);
    const sent: unknown = typeof body === 'function' ? body(new URL(request.url)) : body;
    return Response.json(sent, { status });
  };

  return {
    unanswered,
    restore() {
      window.fetch = fetch;
      Date.now = now;
      // oxlint-disable-next-line no-console -- as it was
      console.error = error;
      Object.defineProperty(window, 'localStorage', own ?? { configurable: true });
    },
  };
}
