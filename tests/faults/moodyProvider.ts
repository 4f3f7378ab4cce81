import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { type Payment, protocols } from './protocols.ts';

/** What can become of a request: answered, answered late, never, by half, cut off, or with the server's own failure. */
const moods = ['slow', 'silent', 'half', 'reset', 'failing'] as const;
type Mood = (typeof moods)[number] | 'well';

/** A pretended payment provider and Google that misbehave in turn until they are told to be well. */
export async function startMoodyProvider(name: keyof typeof protocols) {
  const protocol = protocols[name];
  const payments = new Map<string, Payment>();
  const seen: Record<Mood, number> = { slow: 0, silent: 0, half: 0, reset: 0, failing: 0, well: 0 };
  let isWell = false;
  let isSilent = false;
  let asked = 0;

  async function reply(request: IncomingMessage): Promise<object> {
    const address = new URL(request.url ?? '', 'http://provider');
    if (address.pathname.endsWith(protocol.startPath)) {
      const payment = {
        ...protocol.started((await json(request)) as Record<string, unknown>),
        isPaid: false,
      };
      payments.set(payment.reference, payment);
      return protocol.startedReply(payment, `${url}/pay/${payment.reference}`);
    }
    const payment = payments.get(protocol.askedFor(address));
    return payment ? protocol.statusReply(payment) : {};
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const isCheck = !new URL(request.url ?? '', 'http://provider').pathname.endsWith(protocol.startPath);
    const isUnheard = isSilent && isCheck;
    const mood = isUnheard ? 'silent' : isWell ? 'well' : (moods[asked++ % moods.length] ?? 'well');
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
    recover() {
      isWell = true;
      isSilent = false;
    },
    fallIll: () => void (isWell = false),
    /** From now on payments can be started and paid, and no question about one is answered. */
    fallSilent: () => void (isSilent = true),
    /** Takes the money for what is paid at this address; resolves to the notice that it sends, where to, and the payer's way back. */
    take(checkoutUrl: string) {
      const payment = payments.get(checkoutUrl.split('/').pop() ?? '');
      if (!payment) throw new Error(`The provider knows no payment at ${checkoutUrl}.`);
      payment.isPaid = true;
      return { path: payment.noticePath, returnPath: payment.returnPath, ...protocol.notice(payment) };
    },
    stop: () => server.close().closeAllConnections(),
  };
}
