import { TextInput } from 'react-admin';
import { FieldRow } from '#components/editors/EditorPage.tsx';
import { SelectField } from '#components/editors/SelectField.tsx';
import { ImagesField } from '#components/images/ImagesField.tsx';
import { categoryChoices, conditionChoices } from './listingForm.ts';

const decimal = { htmlInput: { inputMode: 'decimal' } } as const;
const numeric = { htmlInput: { inputMode: 'numeric' } } as const;

/** The fields of a listing. */
export function ListingFields() {
  return (
    <>
      <TextInput source="title" label="Title" helperText={false} />
      <TextInput source="description" label="Description" multiline minRows={4} helperText={false} />
      <FieldRow>
        <TextInput source="price" label="Price (GH₵)" helperText={false} slotProps={decimal} />
        <TextInput source="stock" label="Stock" helperText="Empty: as many as wanted" slotProps={numeric} />
        <SelectField source="category" label="Category" choices={categoryChoices} />
        <SelectField source="condition" label="Condition" choices={conditionChoices} />
      </FieldRow>
      <ImagesField source="images" label="Images" />
    </>
  );
}
