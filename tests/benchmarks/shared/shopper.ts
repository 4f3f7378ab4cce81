import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** Orders and starts to pay on persistent connections; resolves to the ms, throws on a refusal. */
export function toShopper(url: string, order: object): () => Promise<number> {
  // `fetch` takes as long as the server: with many buyers it would be measured instead.
  const agent = new Agent({ keepAlive: true });
  async function post<T>(path: string, body: object, headers: Record<string, string> = {}): Promise<T> {
    const sent = request(url + path, {
      agent,
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
    }).end(JSON.stringify(body));
    const [reply] = (await once(sent, 'response')) as [IncomingMessage];
    const answer = await text(reply);
    if ((reply.statusCode ?? 500) >= 300) throw new Error(`${path}: ${answer}`);
    return JSON.parse(answer) as T;
  }

  return async () => {
    const started = performance.now();
    const key = { 'idempotency-key': randomUUID() };
    const placed = await post<{ id: string; totalAmount: number }>('/api/orders', order, key);
    await post('/api/pay', { orderId: placed.id, amount: placed.totalAmount });
    return performance.now() - started;
  };
}
