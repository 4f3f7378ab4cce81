import { messages } from '@year-group/api-types/messages';
import { makeSiteSettings } from '@year-group/api-types/testing/factories';
import type { ApiReply, ApiRequest, Transport } from '#lib/transport.ts';
import { ok, refused } from './replies.ts';
import { groupReplies } from './storyGroup.ts';

/** The reply to a call. The three words are typical network failures. */
export type StoryReply =
  | ApiReply
  | 'loading'
  | 'error'
  | 'offline'
  | ((request: ApiRequest) => ApiReply | Promise<ApiReply>);

/**
 * Replies by call: the path with its query for a read (`/api/news?limit=3`), with the method before
 * it otherwise (`POST /api/orders`). A path without a query matches any query. Several replies are
 * given in turn; the last one repeats.
 */
export type StoryApi = Record<string, StoryReply | readonly StoryReply[]>;

/** The network of one story. */
export interface StoryNetwork {
  transport: Transport;
  /** All requests, in order. */
  calls: ApiRequest[];
  /** Requests without a reply in the table. */
  unanswered: string[];
  /** Whether a request is pending that will get a reply. */
  isBusy: () => boolean;
}

const nameOf = ({ method, url }: ApiRequest) => (method === 'GET' ? url : `${method} ${url}`);

/** Replies from a table. An unknown request is logged and fails the story at its end. */
export function makeStoryNetwork(replies: StoryApi = {}): StoryNetwork {
  const api: StoryApi = { '/api/site-settings': ok(makeSiteSettings()), ...groupReplies, ...replies };
  const calls: ApiRequest[] = [];
  const unanswered: string[] = [];
  const turns = new Map<string, number>();
  let open = 0;

  function nextReply(name: string): StoryReply | undefined {
    const replies = api[name] ?? api[name.split('?', 1)[0] ?? ''];
    if (!isSeveral(replies)) return replies;
    const turn = turns.get(name) ?? 0;
    turns.set(name, turn + 1);
    return replies[Math.min(turn, replies.length - 1)];
  }

  async function answer(request: ApiRequest, signal: AbortSignal): Promise<ApiReply> {
    const name = nameOf(request);
    const reply = nextReply(name);
    if (reply === undefined) {
      unanswered.push(name);
      // oxlint-disable-next-line no-console -- authors must see the missing reply
      console.error(`This story has no reply for ${name}.`);
      return refused(501, `This story has no reply for ${name}.`);
    }
    // A reply that never comes is not pending.
    if (reply === 'loading') {
      open -= 1;
      return never(signal).finally(() => {
        open += 1;
      });
    }
    if (reply === 'offline') throw new TypeError('Failed to fetch');
    if (reply === 'error') return refused(500, messages.network);
    return typeof reply === 'function' ? reply(request) : reply;
  }

  const transport: Transport = async (request, signal) => {
    calls.push(request);
    open += 1;
    try {
      return await answer(request, signal);
    } finally {
      open -= 1;
    }
  };
  return { transport, calls, unanswered, isBusy: () => open > 0 };
}

const isSeveral = (replies: StoryApi[string] | undefined): replies is readonly StoryReply[] =>
  Array.isArray(replies);

const never = (signal: AbortSignal) =>
  new Promise<ApiReply>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
