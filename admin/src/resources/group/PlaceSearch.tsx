import { Autocomplete, Button, Stack, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { PanelDataProvider } from '#providers/dataProvider.ts';

/** Finds a place in Ghana by name, or the device's own, and writes it into the form. */
export function PlaceSearch() {
  const { setValue } = useFormContext();
  const notify = useNotify();
  const [words, setWords] = useState('');
  const input = useDeferredValue(words.trim());
  const { call } = useDataProvider<PanelDataProvider>();
  const { data, isError } = useQuery({
    queryKey: ['places', input],
    queryFn: () => call('GET /api/admin/places', { query: { input } }),
    enabled: input.length > 1,
  });
  const found = data ? 'No place of that name. Write the coordinates.' : 'Write its name.';

  function choose(place: object): void {
    for (const [name, value] of Object.entries(place))
      setValue(`origin.${name}`, value, { shouldDirty: true, shouldValidate: true });
  }

  function handleHere(): void {
    const failed = 'The device does not tell where it is. Search, or write the coordinates.';
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        choose({ lat: Number(latitude.toFixed(5)), lng: Number(longitude.toFixed(5)) }),
      () => notify(failed, { type: 'warning' }),
    );
  }

  return (
    <Stack sx={{ alignItems: 'start' }}>
      <Autocomplete
        options={data?.places ?? []}
        getOptionLabel={({ name }) => name}
        // The server has chosen them.
        filterOptions={(places) => places}
        noOptionsText={isError ? 'The places could not be searched. Write the coordinates.' : found}
        forcePopupIcon={false}
        fullWidth
        onInputChange={(_event, typed) => setWords(typed)}
        onChange={(_event, place) => choose(place ?? {})}
        // Enter would publish the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        renderInput={({ InputLabelProps: _label, ...field }) => (
          <TextField {...field} label="Find a town or suburb" placeholder="Such as: Kumasi" />
        )}
      />
      <Button onClick={handleHere} sx={{ ml: -2.5 }}>
        Use the place where I am now
      </Button>
    </Stack>
  );
}
