import { parse } from 'node:querystring';
import { type Endpoint, endpoints } from '@year-group/api-types/endpoints';
import { LRUCache } from 'lru-cache';

/** Parameters with few values; free text is requested too rarely to be worth caching. */
const closed = ['page', 'limit', 'sort', 'condition'];
const lastCachedPage = 50;

const queries = new Map(
  Object.values<Endpoint>(endpoints)
    .filter(({ method, guard, query }) => method === 'GET' && guard === 'public' && query)
    .map(({ path, query }) => [path as string, query]),
);

/**
 * The canonical address of a public list: unknown parameters removed, the others sorted. Undefined
 * for what is not cached: a search, a late page and what the schema refuses.
 */
export const listAddress = (url: string): string | undefined => addresses.memo(url).address;

/** Readers use few addresses, and checking one takes as long as sending its cached reply (8 µs). */
const addresses = new LRUCache<string, { address: string | undefined }>({
  // Characters: made-up addresses must not fill the memory.
  maxSize: 200_000,
  maxEntrySize: 300,
  sizeCalculation: (_value, url) => url.length,
  memoMethod: (url) => ({ address: canonicalAddress(url) }),
});

function canonicalAddress(url: string): string | undefined {
  const [path = '', ...rest] = url.split('?');
  const query = queries.get(path.replace(/\/$/, ''));
  // One item, or the settings: they have no parameters.
  if (!query) return path;
  const read = query.safeParse(parse(rest.join('?')));
  if (!read.success) return undefined;
  const asked = Object.entries(read.data as Record<string, unknown>)
    .filter(([, value]) => value !== undefined)
    .toSorted(([one], [other]) => one.localeCompare(other));
  const isKept = asked.every(
    ([name, value]) => closed.includes(name) && (name !== 'page' || Number(value) <= lastCachedPage),
  );
  if (!isKept) return undefined;
  const text = new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString();
  return text ? `${path}?${text}` : path;
}
