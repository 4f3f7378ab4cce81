import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { type Payment, protocols } from './protocols.ts';

/** How it fails: a late reply, none, half of one, a cut connection, an error of the server. */
const faults = ['slow', 'silent', 'half', 'reset', 'failing'] as const;

/** A fake payment provider, also in place of Google; until `recover`, each request fails in the next way of the list. */
export async function startFaultyProvider(name: keyof typeof protocols) {
  const protocol = protocols[name];
  const payments = new Map<string, Payment>();
  let isNormal = false;
  let isSilent = false;
  let asked = 0;

  async function reply(request: IncomingMessage): Promise<object> {
    const address = new URL(request.url ?? '', 'http://provider');
    if (address.pathname.endsWith(protocol.startPath)) {
      const started = protocol.started((await json(request)) as Record<string, unknown>);
      const payment = { ...started, isPaid: false };
      payments.set(payment.reference, payment);
      return protocol.startedReply(payment, `${url}/pay/${payment.reference}`);
    }
    const payment = payments.get(protocol.askedFor(address));
    return payment ? protocol.statusReply(payment) : {};
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const isCheck = !new URL(request.url ?? '', 'http://provider').pathname.endsWith(protocol.startPath);
    const next = () => faults[asked++ % faults.length] ?? 'normal';
    const outcome = isSilent && isCheck ? 'silent' : isNormal ? 'normal' : next();
    const body = JSON.stringify(await reply(request));
    if (outcome === 'silent') return;
    if (outcome === 'reset') {
      request.socket.resetAndDestroy();
      return;
    }
    response.writeHead(outcome === 'failing' ? 502 : 200, {
      'content-type': 'application/json',
      'content-length': body.length,
    });
    if (outcome === 'half') response.write(body.slice(0, 20), () => request.socket.destroy());
    else if (outcome === 'slow') setTimeout(() => response.end(body), 500);
    else response.end(outcome === 'failing' ? 'x'.repeat(body.length) : body);
  }

  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    recover() {
      isNormal = true;
      isSilent = false;
    },
    startFailing: () => void (isNormal = false),
    /** From now on payments can be started and paid, but no status request is answered. */
    stopAnswering: () => void (isSilent = true),
    /** Takes the money for the payment at this address; returns its notice, where to, and where the payer returns. */
    take(checkoutUrl: string) {
      const payment = payments.get(checkoutUrl.split('/').pop() ?? '');
      if (!payment) throw new Error(`The provider knows no payment at ${checkoutUrl}.`);
      payment.isPaid = true;
      return { path: payment.noticePath, returnPath: payment.returnPath, ...protocol.notice(payment) };
    },
    stop: () => server.close().closeAllConnections(),
  };
}
