import { type RaRecord, useGetOne } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { ReadFailed } from '../lists/ListNotice.tsx';
import { EditorForm, type EditorFormProps } from './EditorForm.tsx';
import { FormSkeleton } from './FormSkeleton.tsx';

interface RecordEditorProps<Row extends RaRecord, Values extends FieldValues>
  extends Omit<EditorFormProps<Values>, 'initial'> {
  /** The form's values for a record, or without one for a new record. */
  valuesOf: (record: Partial<Row>) => Values;
  /** Message when the record could not be read. */
  loadFailed: string;
}

// A change made in another tab must not replace text that is being edited.
const readOnce = { onError: () => undefined, refetchOnWindowFocus: false, gcTime: 0 };

/** The form for a new record, or for the one with this id once it has loaded. */
export function RecordEditor<Row extends RaRecord, Values extends FieldValues>(
  props: RecordEditorProps<Row, Values>,
) {
  const { valuesOf, loadFailed, ...form } = props;
  const { resource, id = '' } = form;
  const { data, error, refetch } = useGetOne<Row>(resource, { id }, { ...readOnce, enabled: id !== '' });
  if (id === '') return <EditorForm {...form} initial={valuesOf({})} />;
  // After a refused session, react-admin returns an empty record and goes to the login.
  if (data && 'id' in data) return <EditorForm {...form} initial={valuesOf(data)} />;
  if (!error) return <FormSkeleton hasPreview={Boolean(form.beside)} />;
  return <ReadFailed title={loadFailed} error={error} refetch={refetch} />;
}
