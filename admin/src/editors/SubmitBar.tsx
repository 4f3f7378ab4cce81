import { Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';

const { size, space } = tokens;

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: space['3'],
  paddingBlockStart: space['5'],
  borderBlockStart: `${size.hairline} solid ${theme.palette.divider}`,
}));

interface SubmitBarProps {
  label: string;
  /** The label while the form is under way: "Publishing...". */
  busyLabel: string;
  isDisabled?: boolean;
  /** Other buttons, such as Cancel. */
  children?: ReactNode;
}

/** The foot of an editor: what saves it, and what else there is to do. */
export function SubmitBar({ label, busyLabel, isDisabled = false, children }: SubmitBarProps) {
  const { isSubmitting } = useFormState();
  return (
    <Bar>
      {children}
      <Button type="submit" variant="contained" disabled={isDisabled || isSubmitting}>
        {isSubmitting ? busyLabel : label}
      </Button>
    </Bar>
  );
}
