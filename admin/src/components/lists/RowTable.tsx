import type { Theme } from '@mui/material/styles';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import type { ReactNode } from 'react';
import { DataTable, type RaRecord } from 'react-admin';
import { ChooseAll, ChooseRow } from './Choosing.tsx';
import { NoRows } from './ListNotice.tsx';
import type { ListTexts } from './listTexts.ts';

const { size, text, weight } = tokens;

/** Names come first; the other columns explain them. Classes for the cells of columns. */
const columnLooks = (theme: Theme) => ({
  '& td.panel-title': { fontSize: text.sm, fontWeight: weight.strong },
  '& td.panel-short': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& td.panel-actions': { whiteSpace: 'nowrap' },
  '& .panel-actions': { textAlign: 'end' },
  '& .panel-choose': { inlineSize: size.target },
  '& .panel-choose .MuiCheckbox-root': { marginInlineStart: theme.spacing(-1) },
});

interface RowTableProps<Row extends RaRecord> {
  texts: ListTexts<Row>;
  /** What opens when a row is pressed. */
  placeOf: ((row: Row) => string) | undefined;
  canChoose: boolean;
  children: ReactNode;
}

/** The rows of a list where there is room: react-admin's table, with boxes to choose rows. */
export function RowTable<Row extends RaRecord>({ texts, placeOf, canChoose, children }: RowTableProps<Row>) {
  return (
    <DataTable<Row>
      bulkActionButtons={false}
      rowClick={placeOf ? (_id, _resource, row) => placeOf(row) : false}
      empty={<NoRows texts={texts} />}
      sx={columnLooks}
    >
      {canChoose && (
        <DataTable.Col<Row>
          label={<ChooseAll />}
          disableSort
          headerClassName="panel-choose"
          cellClassName="panel-choose"
          render={(row) => <ChooseRow name={texts.describe(row).title} />}
        />
      )}
      {children}
    </DataTable>
  );
}
