import { FormHelperText, Stack } from '@mui/material';
import { maxCombinations } from '@year-group/api-types/common/limits';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { TextInput } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { FormSection } from '#components/forms/FormSection.tsx';
import { combinationKey, combinationsOf, decimal, numeric, type OptionFormValues } from './combinations.ts';
import { FillIn } from './FillIn.tsx';
import { PictureInput } from './PictureInput.tsx';

/** A listing of many combinations starts with them folded. */
const fewCombinations = 12;

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
  const problem = errors.combinations?.root?.message ?? errors.combinations?.message;
  return (
    <FormSection
      name="combinations"
      title="Stock of each"
      summary={`${combinations.length} combinations`}
      startsOpen={combinations.length <= fewCombinations}
    >
      <FillIn options={options} images={images} />
      {typeof problem === 'string' && (
        <FormHelperText error role="alert">
          {problem}
        </FormHelperText>
      )}
      {combinations.map((choices) => {
        const source = `combinations.${combinationKey(choices)}`;
        return (
          <Stack key={source} component="fieldset" direction="row" sx={row}>
            <legend>{choices.join(', ')}</legend>
            <TextInput source={`${source}.stock`} label="Stock" slotProps={numeric} />
            <TextInput source={`${source}.difference`} label="Price difference (GH₵)" slotProps={decimal} />
            {images.length > 1 && (
              <PictureInput
                source={`${source}.imageUrl`}
                label="Picture"
                images={images}
                emptyText="Main picture"
              />
            )}
          </Stack>
        );
      })}
    </FormSection>
  );
}

const row = {
  flexWrap: 'wrap',
  gap: 1.5,
  minWidth: 0,
  m: 0,
  p: 0,
  pb: 2,
  border: 0,
  borderBottom: 1,
  borderColor: 'divider',
  '& > legend': { pb: 1, fontWeight: tokens.weight.strong },
  '& > div': { flex: '1 1 8rem' },
};
