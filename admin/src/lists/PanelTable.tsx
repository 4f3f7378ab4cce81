import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import type { ReactNode } from 'react';
import { DataTable, type RaRecord } from 'react-admin';

const { text, weight } = tokens;

const looks = {
  // Names come first and are read first; whatever else is in a row explains them.
  '& td.panel-title': { fontSize: text.sm, fontWeight: weight.strong },
  '& td.panel-short': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& td.panel-actions': { whiteSpace: 'nowrap' },
  '& .panel-actions': { textAlign: 'end' },
};

interface PanelTableProps {
  children: ReactNode;
}

/**
 * The rows of a list as a table whose rows can be chosen; what is done with the chosen ones stands in `SelectionBar`.
 * Columns are `DataTable.Col`s. Give them the class `panel-title` (the name), `panel-short` (dates, amounts) or
 * `panel-actions` (buttons) as `cellClassName`, the last also as `headerClassName`.
 */
export function PanelTable<Row extends RaRecord>({ children }: PanelTableProps) {
  return (
    // The bar for chosen rows is the panel's own, the same as on a phone.
    <DataTable<Row> rowClick={false} bulkActionButtons bulkActionsToolbar={noToolbar} sx={looks}>
      {children}
    </DataTable>
  );
}

const noToolbar = <span hidden />;
