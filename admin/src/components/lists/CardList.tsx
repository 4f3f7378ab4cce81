import { styled } from '@mui/material/styles';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import type { ReactNode } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { ChooseRow } from './Choosing.tsx';

const { radius, size, space } = tokens;

/** The rows of a list on a phone, one under the other. */
export const CardList = styled('ul')({
  display: 'grid',
  gap: space['3'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Card = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  padding: space['4'],
  border: `${size.hairline} solid ${theme.palette.divider}`,
  borderRadius: radius.medium,
  backgroundColor: theme.palette.background.paper,
  '&[data-chosen]': { borderColor: theme.palette.primary.main },
  // Thumb-sized, but aligned with the text beside it.
  '& > .MuiCheckbox-root': {
    inlineSize: size.target,
    blockSize: size.target,
    margin: `calc(${space['3']} * -1)`,
    marginInlineStart: 0,
  },
}));

const Words = styled('div')({ display: 'grid', gap: space['2'], alignContent: 'start' });

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space['2'],
  gridColumn: '1 / -1',
  marginBlockStart: space['3'],
  // The first button's label aligns with the text above.
  marginInline: `calc(${space['3']} * -1)`,
  '& .MuiButton-text': { paddingInline: space['3'] },
});

interface ListCardProps {
  row: RaRecord;
  /** Buttons for this row. */
  actions?: ReactNode;
  children: ReactNode;
}

/** One selectable row on a phone. */
export function ListCard({ row, actions, children }: ListCardProps) {
  const { selectedIds } = useListContext();
  const isChosen = selectedIds.includes(row.id);
  return (
    <Card data-chosen={isChosen || undefined}>
      <Words>{children}</Words>
      <ChooseRow row={row} />
      {actions && <Actions>{actions}</Actions>}
    </Card>
  );
}
