import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A recorded request. */
export interface Received {
  method: string | undefined;
  url: string | undefined;
  authorization: string | undefined;
  /** Its `Idempotency-Key`. */
  key: string | undefined;
  body: unknown;
}

interface Reply {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
  /** Whether it never comes. */
  isMissing?: boolean;
}

/** A real server on a free port that sends the given replies in order and records the requests. */
export async function startFakeApi() {
  const received: Received[] = [];
  const replies: Reply[] = [];
  const server = createServer((request, response) => void answerNext(request, response));

  async function answerNext(request: IncomingMessage, response: ServerResponse) {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    received.push({
      method: request.method,
      url: request.url,
      authorization: request.headers.authorization,
      key: request.headers['idempotency-key'] as string | undefined,
      body: text ? JSON.parse(text) : undefined,
    });
    const { status = 200, body, headers, isMissing } = replies.shift() ?? { status: 500 };
    if (isMissing) return;
    response.writeHead(status, headers);
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  }
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    /** Sets the replies of the next requests. */
    answer: (...next: Reply[]) => replies.push(...next),
    reset: () => {
      received.length = 0;
      replies.length = 0;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
