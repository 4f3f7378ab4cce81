import { styled } from '@mui/material/styles';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { type ReactNode, useRef } from 'react';
import { HttpError, useNotify } from 'react-admin';
import { type DefaultValues, type FieldValues, FormProvider, type Path, useForm } from 'react-hook-form';
import { draftAt } from '#lib/draft.ts';
import { dataProvider } from '#providers/providers.ts';
import { useGuarded } from '#providers/useGuarded.ts';
import { UploadTracker } from '../images/UploadTracker.tsx';
import { useRefreshList } from '../lists/useRefreshList.ts';
import { DraftSync } from './DraftSync.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { SubmitBar } from './SubmitBar.tsx';
import type { Problems } from './schemaCheck.ts';

const Fields = styled('form')({
  display: 'grid',
  gap: tokens.space['5'],
  '& .MuiFormControl-root': { marginBlock: 0 },
});

export interface EditorFormProps<Values extends FieldValues> {
  resource: string;
  /** The record to change. Undefined for a new one. */
  id: string | undefined;
  /** The initial values, which count as unchanged. */
  initial: Values;
  check: (values: Values) => Problems | undefined;
  /** The request body. @default the values */
  bodyOf?: (values: Values) => object;
  /** Saves what is no record of the data provider. */
  saveElsewhere?: (values: Values) => Promise<unknown>;
  texts: { created: string; createFailed: string; updated: string; updateFailed: string };
  /** The label of the button that saves a new record: "Publish News". */
  createLabel: string;
  /** The field without which a new record cannot be published. */
  needed?: string;
  /** Other buttons, such as Cancel. */
  buttons?: ReactNode;
  onSaved: () => void;
  /** The fields. */
  children: ReactNode;
}

/**
 * A form for one record. Input is stored as a draft in this browser until it is saved. Leaving with
 * changes asks first. A refused session goes to the login and returns to the draft.
 */
export function EditorForm<Values extends FieldValues>(props: EditorFormProps<Values>) {
  const { resource, id, initial, check, bodyOf, texts, createLabel, needed, buttons, onSaved } = props;
  const draftKey = `${resource}/${id ?? 'new'}`;
  const doneRef = useRef(false);
  const form = useForm<Values>({ defaultValues: initial as DefaultValues<Values> });
  const notify = useNotify();
  const guarded = useGuarded();
  const refresh = useRefreshList(resource);

  function show(problems: Record<string, string> = {}) {
    for (const [index, [field, message]] of Object.entries(problems).entries()) {
      form.setError(field as Path<Values>, { message }, { shouldFocus: index === 0 });
    }
  }

  async function save(values: Values): Promise<unknown> {
    if (props.saveElsewhere) return props.saveElsewhere(values);
    const data = bodyOf ? bodyOf(values) : values;
    if (id === undefined) return dataProvider.create(resource, { data });
    return dataProvider.update(resource, { id, data, previousData: { id } });
  }

  async function handleSubmit(values: Values) {
    const problems = check(values);
    if (problems) {
      if (problems.toast) notify(problems.toast, { type: 'error' });
      show(problems.fields);
      return;
    }
    try {
      await guarded(save(values));
    } catch (error) {
      const refusal = error instanceof HttpError ? error : undefined;
      if (refusal?.status === 401 || refusal?.status === 403) {
        // The login page shows the server's message, but not an error found without a request.
        if (!refusal.body) notify(refusal.message, { type: 'error' });
        return;
      }
      notify(id === undefined ? texts.createFailed : texts.updateFailed, { type: 'error' });
      show((refusal?.body as { errors?: Record<string, string> } | null)?.errors);
      return;
    }
    doneRef.current = true;
    draftAt(draftKey).clear();
    notify(id === undefined ? texts.created : texts.updated, { type: 'success' });
    void refresh(true);
    onSaved();
  }

  // react-admin's own form would reset itself after the draft is restored.
  return (
    <FormProvider {...form}>
      <UploadTracker>
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
          <SubmitBar createLabel={id === undefined ? createLabel : undefined} needed={needed}>
            {buttons}
          </SubmitBar>
        </Fields>
        <LeaveGuard draftKey={draftKey} doneRef={doneRef} />
      </UploadTracker>
    </FormProvider>
  );
}
