import { isCedis, toPesewas } from '@year-group/api-types/common/money';
import { ProviderError } from './provider.ts';

// Less than the site waits for our answer (`axiosTransport.ts`), so that a shopper reads why.
const timeoutMs = 8_000;

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

/** Maximum displayed length of a figure: enough for every number, too short for other text. */
const maxFigureLength = 40;

/** A value of a reply, safe to show to a person. */
export const displayValue = (raw: unknown): string =>
  (typeof raw === 'string' ? raw : JSON.stringify(raw)).slice(0, maxFigureLength);

/** Maximum length of a provider's reason. */
const maxWordsLength = 200;

/** A sentence of a reply on one line, without numbers that may be personal; empty for none. */
export const displayWords = (raw: unknown): string =>
  typeof raw === 'string'
    ? raw
        .replace(/[\s\p{C}]+/gu, ' ')
        .replace(/\+?\d{6,}/g, '…')
        .trim()
        .replace(/\.$/, '')
        .slice(0, maxWordsLength)
    : '';

/** An amount in a reply: whole pesewas, or why it is invalid, with the original figure. */
export function readAmount(
  raw: unknown,
  unit: 'cedis' | 'pesewas',
): { pesewas: number | undefined; doubt?: string } {
  if (raw === undefined || raw === null) return { pesewas: undefined };
  if (typeof raw === 'number') {
    if (unit === 'cedis' && isCedis(raw)) return { pesewas: toPesewas(raw) };
    if (unit === 'pesewas' && Number.isSafeInteger(raw) && raw >= 0) return { pesewas: raw };
  }
  const figure = JSON.stringify(raw).slice(0, maxFigureLength);
  return {
    pesewas: undefined,
    doubt: `The provider named an amount that is no whole number of pesewas: ${figure}`,
  };
}

/** JSON of raw bytes; undefined when it is invalid. */
export function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
