import { Button, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { messages } from '@year-group/api-types/messages';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { type ReactNode, useId } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { onPhones } from '#lib/media.ts';
import { useIsUploading } from '../images/UploadTracker.tsx';

const { size, space } = tokens;

// In sight however long the form is. In a dialog the ground is the dialog's own.
const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  insetBlockEnd: 'var(--bottom-bar, 0px)',
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: space['3'],
  paddingBlock: space['3'],
  backgroundColor: theme.palette.background.default,
  '[role=dialog] &': {
    // At the edge, below the padding of the dialog.
    insetBlockEnd: `-${space['4']}`,
    backgroundColor: theme.palette.background.paper,
  },
  borderBlockStart: `${size.hairline} solid ${theme.palette.divider}`,
  // Three buttons have room beside each other.
  [onPhones]: { gap: space['2'], '& .MuiButton-root': { paddingInline: space['3'] } },
}));

interface SubmitBarProps {
  /** The label for a new record: "Publish News". Undefined for a stored one. */
  createLabel: string | undefined;
  /** The field without which a new record cannot be saved. */
  needed: string | undefined;
  /** Other buttons. */
  children: ReactNode;
}

/** The save button and other actions of an editor. Saving waits until uploads have ended. */
export function SubmitBar({ createLabel, needed, children }: SubmitBarProps) {
  const { isSubmitting } = useFormState();
  const values = useWatch();
  const isIncomplete = Boolean(createLabel && needed && !values[needed]);
  const isUploading = useIsUploading();
  const reasonId = useId();
  const busyLabel = createLabel?.startsWith('Publish') ? 'Publishing...' : 'Saving...';
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
        disabled={isIncomplete || isSubmitting || isUploading}
        aria-describedby={isUploading ? reasonId : undefined}
      >
        {isSubmitting ? busyLabel : (createLabel ?? 'Save Changes')}
      </Button>
    </Bar>
  );
}
