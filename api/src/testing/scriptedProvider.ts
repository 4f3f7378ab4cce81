import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A payment provider that starts every payment and answers each status check as configured. */
export interface ScriptedProvider {
  /** The shop's public address setting: the sandbox's adapter calls it. */
  url: string;
  /** The `data` of the next status replies, except the reference. */
  says: Record<string, unknown>;
  /** The status of the next replies of any kind; 400 to a check: it does not know the payment. */
  status: number;
  /** The refunds that it has carried out, by Paystack's protocol. */
  refunds: { id?: number; dispute?: number; amount: number; merchant_note: string; status?: string }[];
  /** What happens when it is asked for one, before it carries it out. */
  onAsked: () => Promise<unknown>;
  /** What happens after it has carried one out, before it answers. */
  onRefund: () => Promise<unknown>;
  /** Whether it carries refunds out and then cuts the connection. */
  losesAnswers: boolean;
  /** Number of status checks received. */
  checks: number;
  /** Where Hubtel's notice of the last payment goes, as a path of the shop. */
  noticePath: string;
  /** Where its payer returns, as a path of the shop. */
  returnPath: string;
  stop(): void;
}

/** Starts one that speaks both protocols. */
export async function startScriptedProvider(): Promise<ScriptedProvider> {
  const provider: ScriptedProvider = {
    url: '',
    says: {},
    status: 200,
    checks: 0,
    refunds: [],
    onAsked: async () => {},
    onRefund: async () => {},
    losesAnswers: false,
    noticePath: '',
    returnPath: '',
    stop: () => server.close().closeAllConnections(),
  };
  const pathOf = (address: unknown) => (typeof address === 'string' ? new URL(address).pathname : '');
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://provider');
    const isHubtel = pathname.startsWith('/sandbox/hubtel');
    if (pathname.endsWith('/refund') && request.method === 'POST' && provider.status === 200) {
      await provider.onAsked();
      provider.refunds.push((await json(request)) as (typeof provider.refunds)[number]);
      await provider.onRefund();
      if (provider.losesAnswers) {
        response.destroy();
        return;
      }
    }
    const refunds = provider.refunds.map((each) => ({ status: 'pending', ...each }));
    response.writeHead(provider.status, { 'content-type': 'application/json' });
    if (pathname.endsWith('/refund')) {
      const data = request.method === 'POST' ? refunds.at(-1) : refunds;
      response.end(JSON.stringify({ status: true, data }));
      return;
    }
    if (request.method === 'POST') {
      const started = (await json(request)) as Record<string, unknown>;
      provider.noticePath = pathOf(started.callbackUrl);
      provider.returnPath = pathOf(started.returnUrl ?? started.callback_url);
      const at = `${provider.url}/pay`;
      response.end(
        JSON.stringify(
          isHubtel
            ? { responseCode: '0000', data: { checkoutUrl: at } }
            : { status: true, data: { authorization_url: at } },
        ),
      );
      return;
    }
    provider.checks += 1;
    if (provider.status === 400) {
      const message = 'Transaction reference not found.';
      response.end(JSON.stringify({ status: false, message, code: 'transaction_not_found' }));
      return;
    }
    const reference = searchParams.get('clientReference') ?? pathname.split('/').pop();
    const data = { id: 4099, [isHubtel ? 'clientReference' : 'reference']: reference, ...provider.says };
    response.end(JSON.stringify(isHubtel ? { responseCode: '0000', data } : { status: true, data }));
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  provider.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return provider;
}
