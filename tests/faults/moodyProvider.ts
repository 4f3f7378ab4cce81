import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** What can become of a request: answered, answered late, never, by half, cut off, or with the server's own failure. */
const moods = ['slow', 'silent', 'half', 'reset', 'failing'] as const;
type Mood = (typeof moods)[number] | 'well';

/** The key under which the product knows the pretended provider. */
const key = 'sk_test_year_group_sandbox';

/** A pretended Paystack and Google that misbehave in turn until they are told to be well. */
export async function startMoodyProvider() {
  const payments = new Map<string, { amount: number; isPaid: boolean }>();
  const seen: Record<Mood, number> = { slow: 0, silent: 0, half: 0, reset: 0, failing: 0, well: 0 };
  let isWell = false;
  let asked = 0;

  async function reply(request: IncomingMessage): Promise<object> {
    const { pathname } = new URL(request.url ?? '', 'http://provider');
    if (pathname.endsWith('/transaction/initialize')) {
      const { reference, amount } = (await json(request)) as { reference: string; amount: number };
      payments.set(reference, { amount, isPaid: false });
      return { status: true, data: { authorization_url: `${url}/pay/${reference}`, access_code: reference } };
    }
    const reference = pathname.split('/').pop() ?? '';
    const { amount = 0, isPaid = false } = payments.get(reference) ?? {};
    return {
      status: true,
      data: { status: isPaid ? 'success' : 'abandoned', reference, amount, currency: 'GHS', domain: 'test' },
    };
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const mood = isWell ? 'well' : (moods[asked++ % moods.length] ?? 'well');
    seen[mood] += 1;
    const body = JSON.stringify(await reply(request));
    if (mood === 'silent') return;
    if (mood === 'reset') {
      request.socket.resetAndDestroy();
      return;
    }
    response.writeHead(mood === 'failing' ? 502 : 200, {
      'content-type': 'application/json',
      'content-length': body.length,
    });
    if (mood === 'half') response.write(body.slice(0, 20), () => request.socket.destroy());
    else if (mood === 'slow') setTimeout(() => response.end(body), 500);
    else response.end(mood === 'failing' ? 'x'.repeat(body.length) : body);
  }

  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    /** How often it behaved in which way. */
    seen,
    recover: () => void (isWell = true),
    fallIll: () => void (isWell = false),
    /** Takes the money for what is paid at this address; resolves to the notice that it sends. */
    take(checkoutUrl: string) {
      const reference = checkoutUrl.split('/').pop() ?? '';
      const payment = payments.get(reference);
      if (!payment) throw new Error(`The provider knows no payment ${reference}.`);
      payment.isPaid = true;
      const body = JSON.stringify({ event: 'charge.success', data: { id: reference, reference } });
      return {
        body,
        headers: { 'x-paystack-signature': createHmac('sha512', key).update(body).digest('hex') },
      };
    },
    stop: () => server.close().closeAllConnections(),
  };
}
