import { useState } from 'react';
import { SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { type CategoryProps, useCategories } from '../lists/CategoryFilter.tsx';

/** Chooses one of the categories in use, or "New category", which asks for its name. */
export function CategoryField(props: CategoryProps) {
  const used = useCategories(props);
  const current: unknown = useWatch({ name: 'category' });
  const [isNew, setNew] = useState(false);
  const present = typeof current === 'string' ? current : '';
  // A draft, or an older record, may have one that no newer record has.
  const names = present && !used.includes(present) ? [...used, present] : used;
  if (isNew || names.length === 0) {
    return (
      <TextInput
        source="category"
        label="New category"
        helperText={false}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was just chosen
        autoFocus={isNew}
      />
    );
  }
  return (
    <SelectInput
      source="category"
      label="Category"
      choices={names.map((name) => ({ id: name, name }))}
      emptyText="Choose one"
      createLabel="New category"
      onCreate={() => {
        setNew(true);
        return { id: '', name: '' };
      }}
      helperText={false}
    />
  );
}
