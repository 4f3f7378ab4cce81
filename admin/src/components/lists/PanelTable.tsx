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

interface PanelTableProps {
  children: ReactNode;
}

/**
 * A list as a table with selectable rows; `SelectionBar` holds the actions for them. Columns are
 * `DataTable.Col`s. Give them the class `panel-title` (the name), `panel-short` (dates, amounts) or
 * `panel-actions` (buttons) as `cellClassName`, the last also as `headerClassName`.
 */
export function PanelTable<Row extends RaRecord>({ children }: PanelTableProps) {
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
      {children}
    </DataTable>
  );
}
