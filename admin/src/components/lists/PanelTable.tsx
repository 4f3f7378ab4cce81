import { styled } from '@mui/material/styles';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import type { ReactNode } from 'react';
import { DataTable, type RaRecord } from 'react-admin';
import { ChooseAll, ChooseRow } from './Choosing.tsx';
import { ColumnLook } from './Column.tsx';
import { type PlaceOf, usePressedRow } from './usePressedRow.ts';

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

const Rows = styled('div')({ '&[data-opens] tbody tr': { cursor: 'pointer' } });

export interface PanelTableProps<Row extends RaRecord> {
  /**
   * `Column`s. Give them `panel-title` (the name) or `panel-short` (dates, amounts) as
   * `cellClassName`.
   */
  columns: ReactNode;
  /** The buttons of one row, with labels on a card. */
  renderActions: (row: Row, isCard: boolean) => ReactNode;
  /** What opens when a row is pressed. */
  placeOf?: PlaceOf<Row> | undefined;
}

/** A list as a table with selectable rows; `SelectionBar` holds the actions for them. */
export function PanelTable<Row extends RaRecord>({ columns, renderActions, placeOf }: PanelTableProps<Row>) {
  const handlePress = usePressedRow(placeOf);
  return (
    // react-admin's own checkboxes have their label on an element that may not have one.
    <ColumnLook value={DataTable.Col}>
      <Rows onClick={handlePress} data-opens={placeOf && ''}>
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
      </Rows>
    </ColumnLook>
  );
}
