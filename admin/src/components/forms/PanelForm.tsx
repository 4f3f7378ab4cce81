import { zodResolver } from '@hookform/resolvers/zod';
import { Box } from '@mui/material';
import { type ReactNode, useMemo, useRef } from 'react';
import { Form, type RaRecord, useRecordContext } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { ZodType } from 'zod';
import { useHasRoomBeside } from '#lib/media.ts';
import { UploadTracker } from '../images/UploadTracker.tsx';
import { SaveBar } from './SaveBar.tsx';
import { Draft } from './useDraft.tsx';
import { type Saving, useSave } from './useSave.tsx';

interface PanelFormProps<Row extends RaRecord, Values extends FieldValues> extends Saving<Row, Values> {
  /** The form's values of a record, or without one of a new record. */
  valuesOf: (record: Partial<Row>) => Values;
  /** What the values must be; they are sent as they were typed. An error of `form` is about them all. */
  schema: ZodType;
  /** The label of the button that saves a new record: "Publish News". */
  createLabel: string;
  /** The field without which a new record cannot be published. */
  needed?: string;
  /** Other buttons, such as Cancel. */
  buttons?: ReactNode;
  /** The website's page of the draft, beside the form or, without room, behind a button. */
  renderPreview?: (isBeside: boolean) => ReactNode;
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
  const { valuesOf, schema, createLabel, needed, buttons, renderPreview, children } = props;
  const record = useRecordContext<Row>();
  const initial = useMemo(() => valuesOf(record ?? {}), [valuesOf, record]);
  const resolver = useMemo(
    () => zodResolver(schema as ZodType<unknown, FieldValues>, undefined, { raw: true }),
    [schema],
  );
  const savedRef = useRef(false);
  const { draftKey, save } = useSave<Row, Values>({ ...props, record, initial, savedRef });
  const isBeside = useHasRoomBeside();
  return (
    <UploadTracker>
      <Form
        record={initial}
        resolver={resolver}
        resetOptions={keepTyped}
        onSubmit={(values: FieldValues) => save(values as Values)}
        noValidate
        disableInvalidFormNotification
        warnWhenUnsavedChanges
        // Where it may go without asking: a session that ended finds the draft after the next login.
        formRootPathname="/admin/login"
      >
        <Box sx={renderPreview && isBeside ? sides : null}>
          <Box sx={fields}>
            <Draft draftKey={draftKey} savedRef={savedRef} />
            {children}
            <SaveBar createLabel={record ? undefined : createLabel} needed={needed}>
              {buttons}
              {!isBeside && renderPreview?.(false)}
            </SaveBar>
          </Box>
          {isBeside && renderPreview?.(true)}
        </Box>
      </Form>
    </UploadTracker>
  );
}

const fields = { display: 'grid', gap: 3, '& .MuiFormControl-root': { my: 0 } };
const sides = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  alignItems: 'start',
  gap: 4,
};
