import { Button, FormHelperText, TextField, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { maxCombinations } from '@year-group/api-types/common/limits';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { useState } from 'react';
import { TextInput } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { SelectField } from '#components/editors/SelectField.tsx';
import { combinationKey, combinationsOf, type OptionFormValues } from './combinations.ts';

const { breakpoint, size, space } = tokens;

const Rows = styled('div')({ display: 'grid', gap: space['4'] });
const Row = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space['3'],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  paddingBlockEnd: space['4'],
  border: 0,
  borderBlockEnd: `${size.hairline} solid ${theme.palette.divider}`,
  '& > legend': { paddingBlockEnd: space['2'], fontWeight: tokens.weight.strong },
  '& > :nth-of-type(3)': { gridColumn: '1 / -1' },
  [`@media (min-width: ${breakpoint.medium})`]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '& > :nth-of-type(3)': { gridColumn: 'auto' },
  },
}));
const ForAll = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space['3'],
  alignItems: 'end',
});

const decimal = { htmlInput: { inputMode: 'decimal' } } as const;
const numeric = { htmlInput: { inputMode: 'numeric' } } as const;

/** Stock, price difference and picture of each combination of the choices. */
export function CombinationFields() {
  const options = useWatch<OptionFormValues, 'options'>({ name: 'options' }) ?? [];
  const images = useWatch<{ images: string[] }, 'images'>({ name: 'images' }) ?? [];
  const combinations = combinationsOf(options);
  const { errors } = useFormState<OptionFormValues>();
  if (combinations.length === 0) return null;
  if (combinations.length > maxCombinations)
    return (
      <FormHelperText error role="alert">
        These are {combinations.length} combinations. At most {maxCombinations} are possible: take some
        choices away, or make two listings.
      </FormHelperText>
    );
  const pictures = images.map((value, index) => ({ value, label: `Picture ${index + 1}` }));
  return (
    <>
      <Typography component="h3" variant="h3">
        Stock of each
      </Typography>
      <StockForAll combinations={combinations} />
      {errors.combinations?.root?.message && (
        <FormHelperText error role="alert">
          {errors.combinations.root.message}
        </FormHelperText>
      )}
      <Rows>
        {combinations.map((choices) => {
          const source = `combinations.${combinationKey(choices)}`;
          return (
            <Row key={source}>
              <legend>{choices.join(', ')}</legend>
              <TextInput source={`${source}.stock`} label="Stock" helperText={false} slotProps={numeric} />
              <TextInput
                source={`${source}.difference`}
                label="Price difference (GH₵)"
                helperText={false}
                slotProps={decimal}
              />
              {pictures.length > 1 && (
                <SelectField
                  source={`${source}.imageUrl`}
                  label="Picture"
                  choices={pictures}
                  emptyLabel="Main picture"
                />
              )}
            </Row>
          );
        })}
      </Rows>
    </>
  );
}

/** Writes one stock into every combination. */
function StockForAll({ combinations }: { combinations: string[][] }) {
  const [stock, setStock] = useState('');
  const { setValue } = useFormContext();

  function handleClick() {
    for (const choices of combinations)
      setValue(`combinations.${combinationKey(choices)}.stock`, stock, { shouldDirty: true });
  }

  return (
    <>
      <Typography variant="body2">
        No stock: as many as wanted. Stock 0: sold out. A price difference of -5 makes it GH₵5.00 cheaper.
      </Typography>
      <ForAll>
        <TextField
          label="The same stock for all"
          value={stock}
          onChange={({ target }) => setStock(target.value)}
          slotProps={numeric}
        />
        <Button variant="outlined" onClick={handleClick}>
          Fill in
        </Button>
      </ForAll>
    </>
  );
}
