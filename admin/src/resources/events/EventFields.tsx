import { TextInput } from 'react-admin';
import { CategoryField, useCategories } from '#components/editors/CategoryField.tsx';
import { DateField } from '#components/editors/DateField.tsx';
import { FieldRow } from '#components/editors/EditorPage.tsx';
import { ImageField } from '#components/images/ImageField.tsx';
import { RichTextField } from '#components/richText/RichTextField.tsx';

/** The fields of an event. */
export function EventFields() {
  return (
    <>
      <TextInput source="title" label="Title" helperText={false} />
      <CategoryField proposals={useCategories('events')} />
      <FieldRow>
        <DateField source="date" label="Date" />
        <TextInput source="time" label="Time" type="time" helperText={false} />
      </FieldRow>
      <TextInput source="location" label="Location" helperText={false} />
      <RichTextField source="description" label="Description" />
      <ImageField source="imageUrl" label="Image" />
    </>
  );
}
