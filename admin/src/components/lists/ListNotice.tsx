import { Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import type { ReactNode } from 'react';

const { size, space } = tokens;

const Notice = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: space['3'],
  paddingBlock: space['7'],
  borderBlock: `${size.hairline} solid ${theme.palette.divider}`,
}));

interface ListNoticeProps {
  title: string;
  text?: string | undefined;
  /** An action. */
  action?: ReactNode;
}

/** A message in place of rows. */
export function ListNotice({ title, text, action }: ListNoticeProps) {
  return (
    <Notice role="status">
      <Typography variant="h2" component="p">
        {title}
      </Typography>
      {text && <Typography color="textSecondary">{text}</Typography>}
      {action}
    </Notice>
  );
}
