import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Button, Stack } from '@mui/material';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import type { ReactNode } from 'react';
import { DataTable, type RaRecord, SelectPageCheckbox, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { ActButton } from '../ActButton.tsx';
import { useDeleteRows } from './BulkDelete.tsx';
import type { ListTexts } from './listTexts.ts';
import { SelectRow } from './SelectRow.tsx';

const { size, text, weight } = tokens;

export interface RowTableProps<Row extends RaRecord> {
  texts: ListTexts<Row>;
  /** Whether rows can be chosen. */
  canSelect?: boolean;
  /** The form of a row, which also opens when it is pressed. */
  formOf?: ((row: Row) => string) | undefined;
  /** What opens instead when a row is pressed. */
  pathOf?: ((row: Row) => string) | undefined;
  /** Buttons in a row of the table, before those that edit and delete. */
  renderActions?: ((row: Row) => ReactNode) | undefined;
  /** `DataTableColumn`s, the name first. Those of the class `panel-short` stay on one line. */
  children: ReactNode;
}

/** The rows of a list where there is room: react-admin's table, with boxes to choose rows. */
export function RowTable<Row extends RaRecord>(props: RowTableProps<Row>) {
  const { texts, canSelect, pathOf, formOf, renderActions, children } = props;
  const deleteRows = useDeleteRows(useListContext().resource, texts);
  const nameOf = (row: Row) => texts.describe(row).title;
  const named = (title: string, row: Row) => ({ title, 'aria-label': `${title} ${nameOf(row)}`, sx: icon });
  return (
    <DataTable<Row>
      bulkActionButtons={false}
      rowClick={pathOf ? (_id, _resource, row) => pathOf(row) : false}
      sx={columnLooks}
    >
      {/* Lists name `DataTableColumn`, so that a phone does not load the table. */}
      {canSelect && (
        <DataTable.Col<Row>
          className="panel-box"
          label={<SelectPageCheckbox />}
          disableSort
          render={(row) => <SelectRow id={row.id} name={nameOf(row)} />}
        />
      )}
      {children}
      {(formOf || renderActions) && (
        <DataTable.Col<Row>
          label="Actions"
          disableSort
          render={(row) => (
            // Pressing one does not open the row, nor does anything in their dialogs.
            <Stack direction="row" onClick={(event) => event.stopPropagation()} sx={buttons}>
              {renderActions?.(row)}
              {formOf && (
                <>
                  <Button component={Link} to={formOf(row)} {...named('Edit', row)}>
                    <EditIcon fontSize="small" />
                  </Button>
                  <ActButton act={() => deleteRows([row])} {...named('Delete', row)}>
                    <DeleteIcon fontSize="small" />
                  </ActButton>
                </>
              )}
            </Stack>
          )}
        />
      )}
    </DataTable>
  );
}

/** Names come first, after the boxes; the other columns explain them. */
const columnLooks = {
  '& .panel-box': { inlineSize: size.target },
  '& .MuiCheckbox-root': { marginInlineStart: -1 },
  '& td:is(.panel-box + *, :first-of-type)': { fontSize: text.sm, fontWeight: weight.strong },
  '& td.panel-short': { fontVariantNumeric: 'tabular-nums' },
  '& td:is(.panel-short, :last-of-type)': { whiteSpace: 'nowrap' },
  '& th:last-of-type': { textAlign: 'end' },
};
const buttons = { justifyContent: 'end', alignItems: 'center', gap: 1 };
const icon = { minInlineSize: size.target, paddingInline: 0, color: 'text.secondary' };
