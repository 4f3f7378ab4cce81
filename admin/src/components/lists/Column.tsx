import { type ComponentType, createContext, useContext } from 'react';
import type { DataTableColumnProps, RaRecord } from 'react-admin';

/** Draws the columns: known where there is a table. */
export const ColumnLook = createContext<ComponentType<DataTableColumnProps> | undefined>(undefined);

/** One column of a list's table. A phone shows cards, and loads neither table nor columns. */
export function Column<Row extends RaRecord>(props: DataTableColumnProps<Row>) {
  const Drawn = useContext(ColumnLook);
  return Drawn && <Drawn {...(props as unknown as DataTableColumnProps)} />;
}
