import { Autocomplete, TextField } from '@mui/material';
import { useDeferredValue, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useRead } from '#providers/useRead.ts';

/** Finds a place in Ghana by name, and writes it into the form. */
export function PlaceSearch() {
  const { setValue } = useFormContext();
  const [words, setWords] = useState('');
  const input = useDeferredValue(words.trim());
  const { data, isError } = useRead(
    ['places', input],
    'GET /api/admin/places',
    { query: { input } },
    { enabled: input.length > 1 },
  );
  const found = data ? 'No place of that name. Write the coordinates.' : 'Write its name.';
  return (
    <Autocomplete
      options={data?.places ?? []}
      getOptionLabel={({ name }) => name}
      // The server has chosen them.
      filterOptions={(places) => places}
      noOptionsText={isError ? 'The places could not be searched. Write the coordinates.' : found}
      forcePopupIcon={false}
      onInputChange={(_event, typed) => setWords(typed)}
      onChange={(_event, place) => {
        for (const [name, value] of Object.entries(place ?? {}))
          setValue(`origin.${name}`, value, { shouldDirty: true, shouldValidate: true });
      }}
      // Enter would publish the form.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      renderInput={({ InputLabelProps: _label, ...field }) => (
        <TextField {...field} label="Find a town or suburb" placeholder="Such as: Kumasi" />
      )}
    />
  );
}
