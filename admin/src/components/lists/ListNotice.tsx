import { Button, Typography } from '@mui/material';
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

interface ReadFailedProps {
  title: string;
  error: Error;
  refetch: () => unknown;
}

/** What could not be read, why, and a retry button. */
export function ReadFailed({ title, error, refetch }: ReadFailedProps) {
  return (
    <ListNotice
      title={title}
      text={error.message}
      action={
        <Button variant="outlined" onClick={() => void refetch()}>
          Try again
        </Button>
      }
    />
  );
}
