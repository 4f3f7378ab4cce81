import { type RaRecord, useListContext } from 'react-admin';

/** The chosen rows among those that are shown: nothing happens to a row that nobody can see. */
export function useChosenRows<Row extends RaRecord>(): Row[] {
  const { data = [], selectedIds } = useListContext<Row>();
  return data.filter(({ id }) => selectedIds.includes(id));
}
