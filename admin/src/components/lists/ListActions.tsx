import AddIcon from '@mui/icons-material/Add';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Button, IconButton, Stack, Tooltip } from '@mui/material';
import type { TrashKind } from '@year-group/api-types/common/lists';
import type { ReactNode } from 'react';
import { CanAccess, CreateButton, type RaRecord, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { DeleteRow } from './DeleteButtons.tsx';
import type { ListTexts } from './listTexts.ts';

/** The buttons of a row: pressing one does not open the row, nor does anything in their dialogs. */
export function RowActions({ children }: { children: ReactNode }) {
  return (
    <Stack
      direction="row"
      onClick={(event) => event.stopPropagation()}
      sx={{ justifyContent: 'end', alignItems: 'center', gap: 1 }}
    >
      {children}
    </Stack>
  );
}

interface EditAndDeleteProps<Row extends RaRecord> {
  texts: ListTexts<Row>;
  /** The form of the row around it. */
  to: string;
  /** Other buttons, before them. */
  children?: ReactNode;
}

/** A link to the form of one row, and the button that deletes it; hidden from who may not. */
export function EditAndDelete<Row extends RaRecord>({ texts, to, children }: EditAndDeleteProps<Row>) {
  const row = useRecordContext<Row>();
  if (!row) return null;
  return (
    <RowActions>
      {children}
      <CanAccess action="edit">
        <Tooltip title="Edit">
          <IconButton component={Link} to={to} aria-label={`Edit ${texts.describe(row).title}`}>
            <EditIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      </CanAccess>
      <DeleteRow texts={texts} />
    </RowActions>
  );
}

interface TrashAndCreateProps {
  kind: TrashKind;
  /** "Create News". */
  createLabel: string;
}

/** Links from a list to its deleted records and to the form for a new one. */
export function TrashAndCreate({ kind, createLabel }: TrashAndCreateProps) {
  const search = new URLSearchParams({ filter: JSON.stringify({ kind }) });
  return (
    <>
      <CanAccess resource="trash" action="list">
        <Button component={Link} to={`/admin/trash?${search}`}>
          Trash
        </Button>
      </CanAccess>
      <CanAccess action="create">
        <CreateButton label={createLabel} variant="contained" size="medium" icon={<AddIcon />} />
      </CanAccess>
    </>
  );
}
