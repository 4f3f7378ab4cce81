import { styled } from '@mui/material/styles';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import type { ReactNode } from 'react';
import { type DefaultValues, type FieldValues, FormProvider, useForm } from 'react-hook-form';
import { UploadTracker } from '../images/UploadTracker.tsx';
import { DraftSync } from './DraftSync.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { SubmitBar } from './SubmitBar.tsx';
import { type Saving, useSaveForm } from './useSaveForm.tsx';

const Fields = styled('form')({
  display: 'grid',
  gap: tokens.space['5'],
  '& .MuiFormControl-root': { marginBlock: 0 },
});

const Sides = styled('div')({
  '&[data-two]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    alignItems: 'start',
    gap: tokens.space['6'],
  },
});

export interface EditorFormProps<Values extends FieldValues> extends Saving<Values> {
  /** The label of the button that saves a new record: "Publish News". */
  createLabel: string;
  /** The field without which a new record cannot be published. */
  needed?: string;
  /** Other buttons, such as Cancel. */
  buttons?: ReactNode;
  /** Beside the form, such as a preview. */
  beside?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/**
 * A form for one record. Input is stored as a draft in this browser until it is saved. Leaving with
 * changes asks first. A refused session goes to the login and returns to the draft.
 */
export function EditorForm<Values extends FieldValues>(props: EditorFormProps<Values>) {
  const form = useForm<Values>({ defaultValues: props.initial as DefaultValues<Values> });
  const { draftKey, doneRef, handleSubmit } = useSaveForm(form, props);

  // react-admin's own form would reset itself after the draft is restored.
  return (
    <FormProvider {...form}>
      <UploadTracker>
        <Sides data-two={props.beside ? '' : undefined}>
          <Fields
            noValidate
            onSubmit={(event) => {
              // An error of a whole list belongs to no input, so that nothing else would clear it.
              form.clearErrors();
              void form.handleSubmit(handleSubmit)(event);
            }}
          >
            <DraftSync draftKey={draftKey} doneRef={doneRef} />
            {props.children}
            <SubmitBar
              createLabel={props.id === undefined ? props.createLabel : undefined}
              needed={props.needed}
            >
              {props.buttons}
            </SubmitBar>
          </Fields>
          {props.beside}
        </Sides>
        <LeaveGuard draftKey={draftKey} doneRef={doneRef} />
      </UploadTracker>
    </FormProvider>
  );
}
