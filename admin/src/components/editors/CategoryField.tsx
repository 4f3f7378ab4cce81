import { useId } from 'react';
import { TextInput } from 'react-admin';
import { type CategoryProps, useCategories } from '../lists/CategoryFilter.tsx';

/** A free-text category with the existing ones as suggestions. */
export function CategoryField(props: CategoryProps) {
  const listId = useId();
  const categories = useCategories(props);
  return (
    <>
      <TextInput
        source="category"
        label="Category"
        helperText={false}
        slotProps={{ htmlInput: { list: listId } }}
      />
      <datalist id={listId}>
        {categories.map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
    </>
  );
}
