import { Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import type { ReactNode } from 'react';

const { size, space } = tokens;

/** A sentence beside a rule in the colour of its tone. */
export const Notice = styled('div')<{ tone?: 'primary' | 'secondary' | 'error' }>(
  ({ theme, tone = 'secondary' }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space['3'],
    padding: `${space['2']} ${space['4']}`,
    borderInlineStart: `${size.rule} solid ${theme.palette[tone].main}`,
    backgroundColor: theme.palette.action.hover,
  }),
);

/** A sentence about the form as a whole, perhaps with actions. */
export function FormNotice({ text, actions }: { text: string; actions?: ReactNode }) {
  return (
    <Notice role="status">
      <Typography variant="body2">{text}</Typography>
      {actions && <div>{actions}</div>}
    </Notice>
  );
}
