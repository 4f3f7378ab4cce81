import { Button, List, ListItem, TextField, Typography } from '@mui/material';
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
  const found = input.length > 1 ? data?.places : undefined;

  function handleChoose(place: Partial<Record<'name', string>> & Record<'lat' | 'lng', number>) {
    for (const [name, value] of Object.entries(place)) {
      setValue(`origin.${name}`, value, { shouldDirty: true, shouldValidate: true });
    }
    setWords('');
  }

  function handleHere() {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        handleChoose({ lat: Number(latitude.toFixed(5)), lng: Number(longitude.toFixed(5)) }),
      () =>
        notify('The device does not tell where it is. Search, or write the coordinates.', {
          type: 'warning',
        }),
    );
  }

  return (
    <div>
      <TextField
        label="Find a town or suburb"
        value={words}
        fullWidth
        placeholder="Such as: Kumasi"
        onChange={({ target }) => setWords(target.value)}
        // Enter would publish the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <Button onClick={handleHere} sx={{ marginInlineStart: -2.5 }}>
        Use the place where I am now
      </Button>
      <div role="status">
        {isError && <Typography>The places could not be searched. Write the coordinates.</Typography>}
        {found?.length === 0 && <Typography>No place of that name. Write the coordinates.</Typography>}
      </div>
      {found && (
        <List dense aria-label="Places found">
          {found.map((place) => (
            <ListItem key={place.name} disableGutters>
              <Button onClick={() => handleChoose(place)}>{place.name}</Button>
            </ListItem>
          ))}
        </List>
      )}
    </div>
  );
}
