import { Button, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { useChosenRows } from './Choosing.tsx';
import { BulkDelete } from './DeleteButtons.tsx';
import { useListTexts } from './listTexts.ts';

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
export function SelectionBar({ children }: SelectionBarProps) {
  const { onUnselectItems } = useListContext();
  const texts = useListTexts();
  const { length: count } = useChosenRows();
  if (count === 0) return null;
  return (
    <Bar aria-label="Chosen rows">
      <Typography role="status" sx={{ marginInlineEnd: 'auto' }}>
        {count} {count === 1 ? texts.one : texts.many} chosen
      </Typography>
      <Button onClick={() => onUnselectItems()}>Clear</Button>
      {children ?? <BulkDelete texts={texts} />}
    </Bar>
  );
}
