import { parse } from 'node:querystring';
import { type Endpoint, endpoints } from '@year-group/api-types/endpoints';

/** What has few values; texts that anyone can make up are asked for too rarely to be kept. */
const closed = ['page', 'limit', 'sort', 'condition'];
const lastCachedPage = 50;

const queries = new Map(
  Object.values<Endpoint>(endpoints)
    .filter(({ method, guard, query }) => method === 'GET' && guard === 'public' && query)
    .map(({ path, query }) => [path as string, query]),
);

/**
 * The address of a public list without parameters that its schema does not have, the others in one order; undefined
 * for a search, for a late page and for what the schema refuses, which are not kept.
 */
export function listAddress(url: string): string | undefined {
  const [path = '', ...rest] = url.split('?');
  const query = queries.get(path.replace(/\/$/, ''));
  // One item, or the settings: no parameter changes what they are.
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
