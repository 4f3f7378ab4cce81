import { useId } from 'react';
import { TextInput } from 'react-admin';

interface CategoryFieldProps {
  /** The existing categories. */
  proposals: readonly string[];
}

/** A free-text category with the existing ones as suggestions. */
export function CategoryField({ proposals }: CategoryFieldProps) {
  const listId = useId();
  return (
    <>
      <TextInput
        source="category"
        label="Category"
        helperText={false}
        slotProps={{ htmlInput: { list: listId } }}
      />
      <datalist id={listId}>
        {proposals.map((proposal) => (
          <option key={proposal} value={proposal} />
        ))}
      </datalist>
    </>
  );
}
