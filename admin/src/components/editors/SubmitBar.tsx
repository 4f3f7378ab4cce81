import { Button, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { messages } from '@year-group/api-types/messages';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { type ReactNode, useId } from 'react';
import { useFormState } from 'react-hook-form';
import { useIsUploading } from '../images/UploadTracker.tsx';

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
  /** The label while the form is being saved: "Publishing...". */
  busyLabel: string;
  isDisabled?: boolean;
  /** Other buttons, such as Cancel. */
  children?: ReactNode;
}

/** The save button and other actions of an editor. Saving waits until uploads have ended. */
export function SubmitBar({ label, busyLabel, isDisabled = false, children }: SubmitBarProps) {
  const { isSubmitting } = useFormState();
  const isUploading = useIsUploading();
  const reasonId = useId();
  return (
    <Bar>
      <Typography
        id={reasonId}
        role="status"
        variant="body2"
        color="textSecondary"
        sx={{ flexGrow: 1, alignSelf: 'center' }}
      >
        {isUploading && messages.admin.uploadUnderWay}
      </Typography>
      {children}
      <Button
        type="submit"
        variant="contained"
        disabled={isDisabled || isSubmitting || isUploading}
        aria-describedby={isUploading ? reasonId : undefined}
      >
        {isSubmitting ? busyLabel : label}
      </Button>
    </Bar>
  );
}
