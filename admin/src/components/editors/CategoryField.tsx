import { useId } from 'react';
import { TextInput } from 'react-admin';

interface CategoryFieldProps {
  /** The categories that were used before. */
  proposals: readonly string[];
}

/** A category in one's own words, with those used before as proposals. */
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
