import { Button, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { trashDays } from '@year-group/api-types/common/limits';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { type ReactNode, useState } from 'react';
import { useListContext, useResourceContext } from 'react-admin';
import { RightButton } from '../RightButton.tsx';
import { useChosenRows } from './Choosing.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { useListTexts } from './listTexts.ts';
import { useDeleteRows } from './useDeleteRows.ts';

const { radius, shadow, size, space } = tokens;

const Bar = styled('section')(({ theme }) => ({
  position: 'sticky',
  insetBlockEnd: `calc(var(--bottom-bar, 0px) + ${space['4']})`,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['3'],
  marginBlockStart: space['5'],
  padding: `${space['3']} ${space['4']}`,
  border: `${size.hairline} solid ${theme.palette.divider}`,
  borderRadius: radius.medium,
  backgroundColor: theme.palette.background.paper,
  boxShadow: shadow.floating,
  '@media print': { display: 'none' },
}));

interface SelectionBarProps {
  /** Actions for the rows of `useChosenRows()`. @default deleting them */
  children?: ReactNode;
}

/** Sticky bar while rows are selected: their number, actions and "clear". */
export function SelectionBar({ children = <DeleteChosen /> }: SelectionBarProps) {
  const { onUnselectItems } = useListContext();
  const { one, many } = useListTexts();
  const { length: count } = useChosenRows();
  if (count === 0) return null;
  return (
    <Bar aria-label="Chosen rows">
      <Typography role="status" sx={{ marginInlineEnd: 'auto' }}>
        {count} {count === 1 ? one : many} chosen
      </Typography>
      <Button onClick={() => onUnselectItems()}>Clear</Button>
      {children}
    </Bar>
  );
}

/** Deletes the selected rows after showing them. */
export function DeleteChosen() {
  const [isOpen, setOpen] = useState(false);
  const { one, many, describe, deletion, right, manyRight = right } = useListTexts();
  const { onUnselectItems } = useListContext();
  const deleteRows = useDeleteRows(useResourceContext(), deletion);
  const rows = useChosenRows();

  async function handleConfirm() {
    if (await deleteRows(rows)) onUnselectItems();
    setOpen(false);
  }

  return (
    <>
      <RightButton right={manyRight} variant="outlined" color="error" onClick={() => setOpen(true)}>
        Delete
      </RightButton>
      <DeleteDialog
        isOpen={isOpen}
        rows={rows.map((row) => ({ id: String(row.id), ...describe(row) }))}
        text={`${rows.length === 1 ? `This ${one} stays` : `These ${rows.length} ${many} stay`} in the trash for ${trashDays} days.`}
        onCancel={() => setOpen(false)}
        onConfirm={handleConfirm}
      />
    </>
  );
}
