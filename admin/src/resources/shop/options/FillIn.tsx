import { Box, Button, Typography } from '@mui/material';
import { SelectInput, TextInput } from 'react-admin';
import { FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form';
import { combinationKey, combinationsOf, type OptionValues } from './combinations.ts';
import { PictureInput } from './PictureInput.tsx';

interface FillInProps {
  options: readonly OptionValues[];
  images: readonly string[];
}

/** Writes one stock into every combination, and one picture into all combinations of a colour. */
export function FillIn({ options, images }: FillInProps) {
  const { setValue } = useFormContext();
  // What is typed here is no part of the listing.
  const form = useForm({ defaultValues: { stock: '', choice: '', picture: '' } });
  const { stock = '', choice = '', picture = '' } = useWatch(form);
  const combinations = combinationsOf(options);
  const chosen = combinations.filter((each) => each.includes(choice));

  function fill(field: 'stock' | 'imageUrl', value: string, filled: readonly string[][]) {
    for (const each of filled)
      setValue(`combinations.${combinationKey(each)}.${field}`, value, { shouldDirty: true });
  }

  const fillStock = () => fill('stock', stock, combinations);

  return (
    <FormProvider {...form}>
      <Typography variant="body2">
        No stock: as many as wanted. Stock 0: sold out. A price difference of -5 makes it GH₵5.00 cheaper.
      </Typography>
      <Box sx={sideBySide}>
        <TextInput
          source="stock"
          label="The same stock for all"
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // It would save the listing.
            event.preventDefault();
            fillStock();
          }}
        />
        <Button variant="outlined" onClick={fillStock}>
          Fill in
        </Button>
      </Box>
      {images.length > 1 && (combinations[0]?.length ?? 0) > 1 && (
        <Box sx={sideBySide}>
          <SelectInput source="choice" label="All of" choices={[...new Set(combinations.flat())]} />
          <PictureInput source="picture" label="One picture" images={images} />
          <Button
            variant="outlined"
            disabled={!choice || !picture}
            onClick={() => fill('imageUrl', picture, chosen)}
          >
            Use it
          </Button>
        </Box>
      )}
    </FormProvider>
  );
}

const sideBySide = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 1.5,
  alignItems: 'end',
};
