import { ProviderError } from './provider.ts';

const timeoutMs = 10_000;

/** One JSON call; throws a ProviderError without body or key, since errors are logged. */
export async function callProvider(
  url: string,
  {
    method = 'GET',
    headers,
    body,
  }: { method?: 'GET' | 'POST'; headers: Record<string, string>; body?: unknown },
): Promise<{ status: number; reply: unknown }> {
  try {
    const response = await fetch(url, {
      method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, reply: await response.json().catch(() => undefined) };
  } catch (error) {
    const reason =
      error instanceof Error && error.name === 'TimeoutError'
        ? 'did not answer in time'
        : 'cannot be reached';
    throw new ProviderError(`The payment provider ${reason}.`, { isRefusal: false });
  }
}

/** The checkout address if it is https on the provider's hosts; otherwise a ProviderError. */
export function trustedCheckoutUrl(url: unknown, hosts: readonly string[]): string {
  const parsed = typeof url === 'string' && URL.canParse(url) ? new URL(url) : undefined;
  if (parsed && hosts.includes(parsed.host) && (parsed.protocol === 'https:' || isOwnMachine(parsed)))
    return parsed.href;
  throw new ProviderError('The payment provider sent no checkout address of its own.', { isRefusal: true });
}

/** The sandbox answers over http on this machine. */
const isOwnMachine = ({ protocol, hostname }: URL) =>
  protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname);
