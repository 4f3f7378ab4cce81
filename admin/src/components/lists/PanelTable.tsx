import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import type { ReactNode } from 'react';
import { DataTable, type RaRecord } from 'react-admin';
import { ChooseAll, ChooseRow } from './Choosing.tsx';

const { size, space, text, weight } = tokens;

const looks = {
  // Names come first; the other columns explain them.
  '& td.panel-title': { fontSize: text.sm, fontWeight: weight.strong },
  '& td.panel-short': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& td.panel-actions': { whiteSpace: 'nowrap' },
  '& .panel-actions': { textAlign: 'end' },
  '& .panel-choose': { inlineSize: size.target },
  '& .panel-choose .MuiCheckbox-root': { marginInlineStart: `-${space['2']}` },
};

export interface PanelTableProps<Row extends RaRecord> {
  /**
   * `DataTable.Col`s. Give them `panel-title` (the name) or `panel-short` (dates, amounts) as
   * `cellClassName`.
   */
  columns: ReactNode;
  /** The buttons of one row, with labels on a card. */
  renderActions: (row: Row, isCard: boolean) => ReactNode;
}

/** A list as a table with selectable rows; `SelectionBar` holds the actions for them. */
export function PanelTable<Row extends RaRecord>({ columns, renderActions }: PanelTableProps<Row>) {
  return (
    // react-admin's own checkboxes have their label on an element that may not have one.
    <DataTable<Row> rowClick={false} bulkActionButtons={false} sx={looks}>
      <DataTable.Col<Row>
        label={<ChooseAll />}
        disableSort
        headerClassName="panel-choose"
        cellClassName="panel-choose"
        render={(row) => <ChooseRow row={row} />}
      />
      {columns}
      <DataTable.Col<Row>
        label="Actions"
        disableSort
        headerClassName="panel-actions"
        cellClassName="panel-actions"
        render={(row) => renderActions(row, false)}
      />
    </DataTable>
  );
}
