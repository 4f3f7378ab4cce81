import AddIcon from '@mui/icons-material/Add';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Button, IconButton, Tooltip } from '@mui/material';
import type { TrashKind } from '@year-group/api-types/common/lists';
import type { ElementType } from 'react';
import { type RaRecord, RecordContextProvider, useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { useCan, useRefusal } from '#providers/account.ts';
import { RightButton } from '../RightButton.tsx';
import { refusedLook } from '../refusedLook.ts';
import { DeleteRow } from './DeleteButtons.tsx';
import { useListTexts } from './listTexts.ts';

interface RowButtonProps {
  label: 'Edit';
  Icon: ElementType;
  row: RaRecord;
  /** With a label beside the icon, as on a card. */
  isLabelled: boolean;
  component?: ElementType;
  to?: string;
  onClick?: () => void;
  'aria-disabled'?: boolean;
}

function RowButton({ label, Icon, row, isLabelled, component = 'button', ...rest }: RowButtonProps) {
  const { describe, right } = useListTexts();
  const refusal = useRefusal(right);
  const notify = useNotify();
  const common = {
    ...(refusal
      ? {
          'aria-disabled': true,
          sx: refusedLook,
          onClick: () => notify(refusal, { type: 'info' }),
        }
      : { ...rest, component }),
    'aria-label': `${label} ${describe(row).title}`,
  };
  if (isLabelled) {
    return (
      <Tooltip title={refusal ?? ''} describeChild enterDelay={0}>
        <Button {...common} startIcon={<Icon />}>
          {label}
        </Button>
      </Tooltip>
    );
  }
  return (
    <Tooltip title={refusal ?? label}>
      <IconButton {...common}>
        <Icon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}

type ActionProps = Pick<RowButtonProps, 'row' | 'isLabelled'>;

/** A link to the form of one row, and the button that deletes it. */
export function EditAndDelete({ to, ...props }: ActionProps & { to: string }) {
  const texts = useListTexts();
  return (
    <>
      <RowButton {...props} label="Edit" Icon={EditIcon} component={Link} to={to} />
      <RecordContextProvider value={props.row}>
        <DeleteRow texts={texts} />
      </RecordContextProvider>
    </>
  );
}

interface TrashAndCreateProps {
  kind: TrashKind;
  /** "Create News". */
  createLabel: string;
}

/** Links from a list to its deleted records and to the form for a new one. */
export function TrashAndCreate({ kind, createLabel }: TrashAndCreateProps) {
  const { right } = useListTexts();
  const hasTrash = useCan('trash.read');
  const search = new URLSearchParams({ filter: JSON.stringify({ kind }) });
  return (
    <>
      {hasTrash && (
        <Button component={Link} to={`/admin/trash?${search}`}>
          Trash
        </Button>
      )}
      <RightButton
        right={right}
        component={Link}
        to={`/admin/${kind}/create`}
        variant="contained"
        startIcon={<AddIcon />}
      >
        {createLabel}
      </RightButton>
    </>
  );
}
