import { useQuery } from '@tanstack/react-query';
import { maxPageSize } from '@year-group/api-types/common/limits';
import type { RaRecord } from 'react-admin';
import { dataProvider } from '#providers/providers.ts';

/**
 * Up to `count` of the newest records of a resource, read again each time. `rows` is undefined
 * while they load.
 */
export function useNewestRows<Row extends RaRecord>(resource: string, newestBy: string, count: number) {
  const { data: rows, error } = useQuery({
    queryKey: [resource, 'newest', count],
    queryFn: () => readNewest<Row>(resource, newestBy, count),
    enabled: count > 0,
    retry: false,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return { rows, error };
}

async function readNewest<Row extends RaRecord>(resource: string, field: string, count: number) {
  const rows: Row[] = [];
  const perPage = Math.min(count, maxPageSize);
  for (let page = 1; rows.length < count; page += 1) {
    const { data } = await dataProvider.getList<Row>(resource, {
      pagination: { page, perPage },
      sort: { field, order: 'DESC' },
      filter: {},
    });
    rows.push(...data);
    if (data.length < perPage) break;
  }
  return rows.slice(0, count);
}
