import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../http/errors.ts';
import type { Settings } from '../settings/settings.ts';

/** Names of this machine, which foreign DNS cannot redirect. */
const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];
/** Called by machines under a container's name or address, with the same answer for all. */
const forMachines = ['/healthz', '/readyz'];

/** Makes the check that prevents answers under foreign host names (DNS rebinding), with any port. */
export function createHostCheck({ domain, host }: Pick<Settings, 'domain' | 'host'>) {
  const listensAt = isIPv6(host) ? `[${host}]` : host;
  const own = new Set([...loopbackNames, domain, listensAt.toLowerCase()]);
  return ({ url = '', headers, rawHeaders }: IncomingMessage): boolean => {
    if (forMachines.includes(url)) return true;
    const name = headers.host?.replace(/:\d*$/, '').toLowerCase() ?? '';
    return own.has(name) && countHosts(rawHeaders) === 1;
  };
}

/** Of several headers Node reads the first one, a proxy perhaps the last. */
function countHosts(rawHeaders: string[]): number {
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length;
}

/** On this machine, redirects pages to `PUBLIC_URL` from its other names: a browser keeps a cart for each. */
export function createOwnAddress(publicUrl: string): (request: IncomingMessage) => string | undefined {
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

/** Refuses requests for another host, and redirects pages to the right name of this machine. */
export function installHostRules(
  app: FastifyInstance,
  publicUrl: string,
  isOwnHost: ReturnType<typeof createHostCheck>,
  ownAddress: ReturnType<typeof createOwnAddress>,
): void {
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (!isOwnHost(raw))
      throw new HttpError(421, 'wrong-host', `This server answers under one name: ${publicUrl}`);
    const address = ownAddress(raw);
    return address && reply.header('cache-control', 'no-store').redirect(address, 307);
  });
}

/** Without this, each invented text in `X-Forwarded-For` would count as another visitor. */
export function ignoreInventedAddresses(request: IncomingMessage, trustedProxies: number): void {
  const forwarded = request.headers['x-forwarded-for'];
  if (forwarded === undefined || trustedProxies === 0) return;
  const reported = String(forwarded).split(',').slice(-trustedProxies);
  if (reported.every((address) => isIP(address.trim()) !== 0)) return;
  request.headers['x-forwarded-for'] = request.socket.remoteAddress;
}
