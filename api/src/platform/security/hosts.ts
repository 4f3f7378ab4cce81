import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../http/errors.ts';
import type { Settings } from '../settings/settings.ts';

/** Names of this machine: no foreign page can lead them elsewhere. */
const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];
/** Asked by machines that may know only a container's name or address; each tells everybody the same. */
const forMachines = ['/healthz', '/readyz'];

/** Whether a request names this server as its host: that of `PUBLIC_URL` or `HOST`, or this machine, with any port. */
export type IsOwnHost = (request: IncomingMessage) => boolean;

/** Makes the check, which keeps a foreign name that leads here from being answered as if it were the site's. */
export function createHostCheck({
  publicUrl,
  host,
  metricsToken,
}: Pick<Settings, 'publicUrl' | 'host' | 'metricsToken'>): IsOwnHost {
  // Without a token the figures are for this machine alone, and so for no foreign page.
  const open = new Set(metricsToken ? [...forMachines, '/metrics'] : forMachines);
  const listensAt = isIPv6(host) ? `[${host}]` : host;
  const own = new Set([...loopbackNames, new URL(publicUrl).hostname, listensAt.toLowerCase()]);
  return ({ url = '', headers, rawHeaders }) => {
    if (open.has(url)) return true;
    const name = headers.host?.replace(/:\d*$/, '').toLowerCase() ?? '';
    return own.has(name) && countHosts(rawHeaders) === 1;
  };
}

/** Of several headers Node reads the first one, a proxy perhaps the last. */
function countHosts(rawHeaders: string[]): number {
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length;
}

/** Where a request should have gone instead; undefined when it came in by the right name. */
export type OwnAddress = (request: IncomingMessage) => string | undefined;

/**
 * Makes the choice of one name of this machine for a site that is used on it alone: a browser keeps cart and open payment
 * for each name apart, and the payment page leads back to `PUBLIC_URL`. It concerns pages that a person opens, nothing else.
 */
export function createOwnAddress(publicUrl: string): OwnAddress {
  const { hostname, port, protocol } = new URL(publicUrl);
  if (!loopbackNames.includes(hostname)) return () => undefined;
  const others = new Set(
    loopbackNames.filter((name) => name !== hostname).map((name) => (port ? `${name}:${port}` : name)),
  );
  return ({ url = '', headers, method }) => {
    const isOpened = method === 'GET' && headers['sec-fetch-dest'] === 'document';
    const isOther = protocol === 'http:' && others.has(headers.host?.toLowerCase() ?? '');
    return isOpened && isOther && url.startsWith('/') ? publicUrl + url : undefined;
  };
}

/** Sends whoever opens a page by another name of this machine to the same page under the name of `PUBLIC_URL`. */
export function redirectToPublicUrl(app: FastifyInstance, ownAddress: OwnAddress): void {
  app.addHook('onRequest', async ({ raw }, reply) => {
    const address = ownAddress(raw);
    if (address) return reply.header('cache-control', 'no-store').redirect(address, 307);
    return undefined;
  });
}

/** Refuses what is sent to another host, after the headers that every reply has are set. */
export function refuseForeignHosts(app: FastifyInstance, isOwnHost: IsOwnHost, publicUrl: string): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (!isOwnHost(raw)) {
      throw new HttpError(421, 'wrong-host', `This server answers under one name: ${publicUrl}`);
    }
  });
}

/**
 * Replaces `X-Forwarded-For` by the address of the connection when what our own proxies are said to have written there
 * is no address, since each invented text would otherwise be counted as another visitor.
 */
export function ignoreInventedAddresses(request: IncomingMessage, trustedProxies: number): void {
  const forwarded = request.headers['x-forwarded-for'];
  if (forwarded === undefined || trustedProxies === 0) return;
  const told = String(forwarded).split(',').slice(-trustedProxies);
  if (told.every((address) => isIP(address.trim()) !== 0)) return;
  request.headers['x-forwarded-for'] = request.socket.remoteAddress;
}
