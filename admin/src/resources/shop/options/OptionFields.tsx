import { Typography } from '@mui/material';
import { maxOptionText } from '@year-group/api-types/common/limits';
import { useRef } from 'react';
import { SelectInput, TextInput, useSimpleFormIteratorItem, useSourceContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { FieldRow } from '#components/forms/FieldRow.tsx';
import { FormSection } from '#components/forms/FormSection.tsx';
import { ItemList } from '#components/forms/ItemList.tsx';
import { CombinationFields } from './CombinationFields.tsx';
import { afterRenaming, decimal, numeric, type OptionFormValues } from './combinations.ts';
import { emptyOption } from './optionForm.ts';

const kinds = [
  { id: 'choice', name: 'A choice, such as S, M, L' },
  { id: 'text', name: 'A text, such as a name' },
];

/** What a shopper chooses about a listing, the stock of each combination, and the size chart. */
export function OptionFields() {
  const options = useWatch<OptionFormValues, 'options'>({ name: 'options' }) ?? [];
  return (
    <>
      <FormSection
        name="options"
        title="Sizes and other options"
        summary={options.map(({ name }) => name).join(', ')}
      >
        <Typography variant="body2">
          What a shopper chooses, such as size and colour. Leave it empty when every piece is the same.
        </Typography>
        <ItemList source="options" item="option" empty={emptyOption}>
          <OneOption />
        </ItemList>
        {options.length > 0 && (
          <TextInput
            source="sizeChart"
            label="Size chart in cm"
            placeholder={'Size, Chest, Length\nM, 52, 71\nL, 55, 73'}
            multiline
            minRows={4}
            helperText="A line for each size, the first line for the measures. You can paste it from a spreadsheet. Empty: no chart"
          />
        )}
      </FormSection>
      <CombinationFields />
    </>
  );
}

function OneOption() {
  const { getSource } = useSourceContext();
  const kind: string = useWatch({ name: getSource('kind') });
  return (
    <>
      <FieldRow>
        <SelectInput source="kind" label="What it is" choices={kinds} isRequired />
        <TextInput source="name" label="Name" placeholder="Size" />
      </FieldRow>
      {kind === 'text' ? (
        <FieldRow>
          <TextInput
            source="maxLength"
            label="Characters at most"
            helperText={`1 to ${maxOptionText}`}
            slotProps={numeric}
          />
          <TextInput
            source="surcharge"
            label="Surcharge (GH₵)"
            helperText="For each piece with a text. Empty: none"
            slotProps={decimal}
          />
        </FieldRow>
      ) : (
        <Choices />
      )}
    </>
  );
}

/** The choices as one line of text. A choice that is renamed has the same stock and price. */
function Choices() {
  const { index } = useSimpleFormIteratorItem();
  const { getValues, setValue } = useFormContext<OptionFormValues>();
  const before = useRef('');
  return (
    <TextInput
      source="choices"
      label="Choices, separated by commas"
      placeholder="S, M, L, XL"
      onFocus={() => {
        before.current = getValues('options')[index]?.choices ?? '';
      }}
      onBlur={() => setValue('combinations', afterRenaming(getValues(), index, before.current))}
    />
  );
}
