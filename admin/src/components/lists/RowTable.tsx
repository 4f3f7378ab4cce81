import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Checkbox, IconButton, Stack, Tooltip } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useMutation } from '@tanstack/react-query';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import type { ReactNode } from 'react';
import { CanAccess, DataTable, type RaRecord, useListContext, useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { useDeleteRows } from './BulkDelete.tsx';
import { ChooseRow, useChosenRows } from './Choosing.tsx';
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
  resource: string;
  texts: ListTexts<Row>;
  /** The form of a row. */
  formOf: ((row: Row) => string) | undefined;
  /** What opens when a row is pressed. */
  placeOf: ((row: Row) => string) | undefined;
  canChoose: boolean;
  /** Other buttons of a row, before those that edit and delete. */
  renderActions: ((row: Row) => ReactNode) | undefined;
  children: ReactNode;
}

/** The rows of a list where there is room: react-admin's table, with boxes to choose rows. */
export function RowTable<Row extends RaRecord>(props: RowTableProps<Row>) {
  const { resource, texts, placeOf, canChoose, formOf, renderActions, children } = props;
  return (
    <DataTable<Row>
      bulkActionButtons={false}
      rowClick={placeOf ? (_id, _resource, row) => placeOf(row) : false}
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
      <DataTable.Col<Row>
        label="Actions"
        disableSort
        headerClassName="panel-actions"
        cellClassName="panel-actions"
        render={(row) => (
          // Pressing one does not open the row, nor does anything in their dialogs.
          <Stack direction="row" onClick={(event) => event.stopPropagation()} sx={buttons}>
            {renderActions?.(row)}
            {formOf && <EditAndDelete {...{ row, resource, texts }} to={formOf(row)} />}
          </Stack>
        )}
      />
    </DataTable>
  );
}

const buttons = { justifyContent: 'end', alignItems: 'center', gap: 1 };

/** Selects all shown rows, or none. */
function ChooseAll() {
  const { data = [], onSelect } = useListContext();
  const isAll = useChosenRows().length === data.length;
  return (
    <Checkbox
      checked={isAll}
      onChange={() => onSelect(isAll ? [] : data.map(({ id }) => id))}
      slotProps={{ input: { 'aria-label': 'Choose all shown' } }}
    />
  );
}

interface EditAndDeleteProps<Row extends RaRecord> extends Pick<RowTableProps<Row>, 'resource' | 'texts'> {
  row: Row;
  /** Its form. */
  to: string;
}

/** A link to the form of one row, and the button that deletes it; hidden from who may not. */
function EditAndDelete<Row extends RaRecord>({ row, resource, texts, to }: EditAndDeleteProps<Row>) {
  const deleteRows = useDeleteRows(resource, texts);
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: () => deleteRows([row]),
    onError: ({ message }) => notify(message, { type: 'error' }),
  });
  const { title } = texts.describe(row);
  return (
    <>
      <CanAccess action="edit">
        <Tooltip title="Edit">
          <IconButton component={Link} to={to} aria-label={`Edit ${title}`}>
            <EditIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      </CanAccess>
      <CanAccess action="delete">
        <Tooltip title="Delete">
          <IconButton
            aria-label={`Delete ${title}`}
            aria-disabled={isPending}
            onClick={() => isPending || mutate()}
          >
            <DeleteIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      </CanAccess>
    </>
  );
}
