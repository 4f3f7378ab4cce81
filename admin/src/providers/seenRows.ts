import type { QueryClient } from '@tanstack/react-query';

interface Row {
  id: string;
}
/** What becomes of a row; undefined when it is no longer there. */
type Becomes = (row: Row) => Row | undefined;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same data, in which each of these records has become another. */
function withRows(data: unknown, ids: readonly string[], becomes: Becomes): unknown {
  if (Array.isArray(data)) {
    return data.map((each) => withRows(each, ids, becomes)).filter((each) => each !== undefined);
  }
  if (!isObject(data)) return data;
  if (typeof data.id === 'string') return ids.includes(data.id) ? becomes(data as unknown as Row) : data;
  // Pages of a list, and the rows of a page.
  const entries = Object.entries(data).map(([name, value]) =>
    name === 'pages' || name === 'data' ? [name, withRows(value, ids, becomes)] : [name, value],
  );
  return Object.fromEntries(entries);
}

/**
 * Shows records of a resource as they will be once a waiting change is sent: in every list that was
 * seen. Returns what shows them again as they were.
 */
export function changeSeen(
  queries: QueryClient,
  resource: string,
  ids: readonly string[],
  becomes: Becomes,
): () => void {
  const before = queries.getQueriesData({ queryKey: [resource] });
  for (const [key, data] of before) {
    const after = withRows(data, ids, becomes);
    const updatedAt = queries.getQueryState(key)?.dataUpdatedAt ?? 0;
    // A single record that was deleted stays as it was read.
    if (data !== undefined && after !== undefined) queries.setQueryData(key, after, { updatedAt });
  }
  return () => {
    for (const [key, data] of before) queries.setQueryData(key, data);
  };
}
