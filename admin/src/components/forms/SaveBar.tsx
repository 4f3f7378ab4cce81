import { Typography } from '@mui/material';
import { messages } from '@year-group/api-types/messages';
import { type ReactNode, useId } from 'react';
import { SaveButton, Toolbar } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { useIsUploading } from '../images/UploadTracker.tsx';

export interface SaveBarProps {
  /** The label for a new record, "Publish News"; undefined for a stored one. */
  createLabel: string | undefined;
  /** The field without which a new record cannot be saved. */
  needed: string | undefined;
  /** Other buttons. */
  children: ReactNode;
}

/** The save button of a form and its other actions. Saving waits until uploads have ended. */
export function SaveBar({ createLabel, needed, children }: SaveBarProps) {
  const { isSubmitting, errors } = useFormState();
  const wanted: unknown = useWatch({ name: needed ?? '' });
  const isUploading = useIsUploading();
  const id = useId();
  const isBusy = isSubmitting || isUploading || Boolean(createLabel && needed && !wanted);
  const busyLabel = createLabel?.startsWith('Publish') ? 'Publishing...' : 'Saving...';
  const problem = errors.form?.message;
  return (
    <Toolbar>
      <Typography
        id={id}
        role="status"
        variant="body2"
        color={problem ? 'error' : 'textSecondary'}
        sx={{ flexGrow: 1 }}
      >
        {isUploading ? messages.admin.uploadUnderWay : typeof problem === 'string' && problem}
      </Typography>
      {children}
      <SaveButton
        label={isSubmitting ? busyLabel : (createLabel ?? 'Save Changes')}
        alwaysEnable={!isBusy}
        disabled={isBusy}
        aria-describedby={isUploading ? id : undefined}
      />
    </Toolbar>
  );
}
