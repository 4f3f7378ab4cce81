import { Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { useState } from 'react';
import { TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { type CategoryProps, useCategories } from '../lists/CategoryFilter.tsx';
import { SelectField } from './SelectField.tsx';

const Field = styled('div')({ display: 'grid', gap: tokens.space['2'], justifyItems: 'start' });

/** Chooses one of the categories in use. A new one is asked for by its own button. */
export function CategoryField(props: CategoryProps) {
  const used = useCategories(props);
  const { setValue } = useFormContext();
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
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- its button was just pressed
        autoFocus={isNew}
      />
    );
  }

  function handleNew() {
    setValue('category', '', { shouldDirty: true });
    setNew(true);
  }

  return (
    <Field>
      <SelectField
        source="category"
        label="Category"
        choices={names.map((value) => ({ value, label: value }))}
      />
      <Button onClick={handleNew}>New category</Button>
    </Field>
  );
}
