import { type RaRecord, useListContext } from 'react-admin';

/** The selected rows among the shown ones: actions never change an invisible row. */
export function useChosenRows<Row extends RaRecord>(): Row[] {
  const { data = [], selectedIds } = useListContext<Row>();
  return data.filter(({ id }) => selectedIds.includes(id));
}
