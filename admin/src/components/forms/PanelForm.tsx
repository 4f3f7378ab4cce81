import { zodResolver } from '@hookform/resolvers/zod';
import { Box, Typography } from '@mui/material';
import { useIsMutating } from '@tanstack/react-query';
import { messages } from '@year-group/api-types/messages';
import { type ReactNode, useMemo } from 'react';
import { Form, type RaRecord, SaveButton, Toolbar, useRecordContext } from 'react-admin';
import { type FieldValues, useFormState, useWatch } from 'react-hook-form';
import type { ZodType } from 'zod';
import { useHasRoomBeside } from '#lib/media.ts';
import { useOfficer } from '#providers/account.ts';
import { uploadKey } from '../images/Images.tsx';
import { Draft } from './Draft.tsx';
import { type Saving, useSave } from './useSave.tsx';

interface PanelFormProps<Row extends RaRecord, Values extends FieldValues> extends Saving<Row, Values> {
  /** The label of the button that saves a new record: "Publish News". */
  createLabel: string;
  /** The same while it is sent. @default 'Saving...' */
  creating?: string;
  /** The field of the image without which a new record cannot be published. */
  needed?: string;
  /** Other buttons, such as Cancel. */
  buttons?: ReactNode;
  /** The form's values of a record, or without one of a new record. */
  valuesOf: (record: Partial<Row>) => Values;
  /** What the values must be; they are sent as they were typed. An error of `form` is about them all. */
  schema: ZodType;
  /** A `Preview` of it. */
  preview?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** A record that was read again while its form is open does not replace what was typed. */
const keepTyped = { keepDirtyValues: true };

/**
 * react-admin's form of the record around it, in `PanelEdit` or `CreateBase`. What is typed is kept
 * as a draft in this browser until it is saved; leaving it asks first.
 */
export function PanelForm<Row extends RaRecord, Values extends FieldValues>(
  props: PanelFormProps<Row, Values>,
) {
  const { valuesOf, schema, createLabel, creating, needed, buttons, preview, children } = props;
  const record = useRecordContext<Row>();
  const initial = useMemo(() => valuesOf(record ?? {}), [valuesOf, record]);
  const { draftKey, savedRef, save } = useSave<Row, Values>(props, record, initial);
  const isBeside = useHasRoomBeside();
  const officer = useOfficer();
  return (
    <Form
      record={initial}
      resolver={zodResolver(schema as ZodType<unknown, FieldValues>, undefined, { raw: true })}
      resetOptions={keepTyped}
      onSubmit={(values: FieldValues) => save(values as Values)}
      noValidate
      disableInvalidFormNotification
      warnWhenUnsavedChanges
      // Where it may go without asking: a session that ended finds the draft after the next login.
      formRootPathname="/login"
    >
      <Box sx={preview && isBeside ? sides : null}>
        <Box sx={fields}>
          {officer && <Draft draftKey={draftKey} savedRef={savedRef} />}
          {children}
          <SaveBar {...(!record && { createLabel, creating, needed })}>
            {buttons}
            {!isBeside && preview}
          </SaveBar>
        </Box>
        {isBeside && preview}
      </Box>
    </Form>
  );
}

type NewRecord = Pick<PanelFormProps<RaRecord, FieldValues>, 'createLabel' | 'creating' | 'needed'>;
type SaveBarProps = Partial<NewRecord> & { children: ReactNode };

/** The save button and other actions. Saving waits until uploads have ended. */
function SaveBar({
  createLabel = 'Save Changes',
  creating = 'Saving...',
  needed = '',
  children,
}: SaveBarProps) {
  const { isSubmitting, errors } = useFormState();
  const wanted: unknown = useWatch({ name: needed });
  const isUploading = useIsMutating({ mutationKey: uploadKey }) > 0;
  const isMissing = Boolean(needed && !wanted);
  // Not while it is sent: browsers take the focus from a disabled button.
  const isDisabled = isUploading || isMissing;
  const problem = errors.form?.message;
  const said = typeof problem === 'string' ? problem : isMissing && 'Choose an image first.';
  return (
    <Toolbar>
      <Typography
        id="save-notice"
        role="status"
        variant="body2"
        color={problem ? 'error' : 'textSecondary'}
        sx={{ flexGrow: 1 }}
      >
        {isUploading ? messages.admin.uploadUnderWay : said}
      </Typography>
      {children}
      <SaveButton
        label={isSubmitting ? creating : createLabel}
        alwaysEnable={!isDisabled}
        disabled={isDisabled}
        aria-disabled={isSubmitting || undefined}
        onClick={(event) => isSubmitting && event.preventDefault()}
        aria-describedby="save-notice"
      />
    </Toolbar>
  );
}

const fields = { display: 'grid', gap: 3 };
const sides = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  alignItems: 'start',
  gap: 4,
};
