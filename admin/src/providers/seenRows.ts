import type { QueryClient } from '@tanstack/react-query';
import type { WaitingRule } from './waitingRules.ts';

type Becomes = WaitingRule['becomes'];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same data, in which each of these records has become another. */
function withRows(data: unknown, ids: readonly string[], becomes: Becomes): unknown {
  if (Array.isArray(data)) {
    return data.map((each) => withRows(each, ids, becomes)).filter((each) => each !== undefined);
  }
  if (!isObject(data)) return data;
  if (typeof data.id === 'string') return ids.includes(data.id) ? becomes(data) : data;
  // Pages of a list, and the rows of a page.
  const entries = Object.entries(data).map(([name, value]) =>
    name === 'pages' || name === 'data' ? [name, withRows(value, ids, becomes)] : [name, value],
  );
  return Object.fromEntries(entries);
}

/**
 * Shows the records of a waiting change as they will be once it is sent, in every list that was
 * seen. Returns what shows them again as they were.
 */
export function changeSeen(queries: QueryClient, rule: WaitingRule | undefined): () => void {
  if (!rule || rule.ids.length === 0) return () => undefined;
  const before = queries.getQueriesData({ queryKey: [rule.resource] });
  for (const [key, data] of before) {
    const after = withRows(data, rule.ids, rule.becomes);
    const updatedAt = queries.getQueryState(key)?.dataUpdatedAt ?? 0;
    // A single record that was deleted stays as it was read.
    if (data !== undefined && after !== undefined) queries.setQueryData(key, after, { updatedAt });
  }
  return () => {
    for (const [key, data] of before) queries.setQueryData(key, data);
  };
}
