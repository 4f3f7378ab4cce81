import { SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { type CategoryProps, useCategories } from '../lists/CategoryFilter.tsx';

/** Chooses one of the categories in use, or "New category", which asks for its name. */
export function CategoryField(props: CategoryProps) {
  const used = useCategories(props);
  const current = useWatch({ name: 'category' }) as string | null;
  // A new one, or that of a draft or an older record, may be in no stored record.
  const names = current && !used.includes(current) ? [...used, current] : used;
  return (
    <SelectInput
      source="category"
      label="Category"
      choices={names.map((id) => ({ id, name: id }))}
      emptyText="Choose one"
      createLabel="New category"
      onCreate={() => {
        const name = prompt('New category')?.trim();
        return name ? { id: name, name } : undefined;
      }}
    />
  );
}
