import { Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { combinationKey, combinationsOf, type OptionValues } from './combinations.ts';
import { PictureOption, pictureChoices } from './PictureInput.tsx';

interface FillInProps {
  options: readonly OptionValues[];
  images: readonly string[];
}

/** Writes one stock into every combination, and one picture into all combinations of a colour. */
export function FillIn({ options, images }: FillInProps) {
  const [stock, setStock] = useState('');
  const [choice, setChoice] = useState('');
  const [picture, setPicture] = useState('');
  const { setValue } = useFormContext();
  const combinations = combinationsOf(options);
  const choices = [...new Set(combinations.flat())];

  function fill(field: 'stock' | 'imageUrl', value: string, filled: readonly string[][]) {
    for (const each of filled)
      setValue(`combinations.${combinationKey(each)}.${field}`, value, { shouldDirty: true });
  }

  return (
    <>
      <Typography variant="body2">
        No stock: as many as wanted. Stock 0: sold out. A price difference of -5 makes it GH₵5.00 cheaper.
      </Typography>
      <Box sx={sideBySide}>
        <TextField
          label="The same stock for all"
          value={stock}
          onChange={({ target }) => setStock(target.value)}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
        <Button variant="outlined" onClick={() => fill('stock', stock, combinations)}>
          Fill in
        </Button>
      </Box>
      {images.length > 1 && (combinations[0]?.length ?? 0) > 1 && (
        <Box sx={sideBySide}>
          <TextField
            id="picture-choice"
            select
            label="All of"
            value={choices.includes(choice) ? choice : ''}
            onChange={({ target }) => setChoice(target.value)}
          >
            {choices.map((each) => (
              <MenuItem key={each} value={each}>
                {each}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            id="picture-picture"
            select
            label="One picture"
            value={images.includes(picture) ? picture : ''}
            onChange={({ target }) => setPicture(target.value)}
          >
            {pictureChoices(images).map((each) => (
              <MenuItem key={each.id} value={each.id}>
                <PictureOption picture={each} />
              </MenuItem>
            ))}
          </TextField>
          <Button
            variant="outlined"
            disabled={!choice || !picture}
            onClick={() =>
              fill(
                'imageUrl',
                picture,
                combinations.filter((each) => each.includes(choice)),
              )
            }
          >
            Use it
          </Button>
        </Box>
      )}
    </>
  );
}

const sideBySide = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 1.5,
  alignItems: 'end',
};
