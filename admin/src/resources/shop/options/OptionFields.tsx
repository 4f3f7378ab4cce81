import { Typography } from '@mui/material';
import { maxOptionText } from '@year-group/api-types/common/limits';
import { useRef } from 'react';
import { TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { FieldRow } from '#components/editors/EditorPage.tsx';
import { PartHeading } from '#components/editors/PartHeading.tsx';
import { SelectField } from '#components/editors/SelectField.tsx';
import { ItemList } from '#components/itemList/ItemList.tsx';
import { CombinationFields } from './CombinationFields.tsx';
import { afterRenaming, type OptionFormValues } from './combinations.ts';
import { emptyOption } from './optionForm.ts';

const kinds = [
  { value: 'choice', label: 'A choice, such as S, M, L' },
  { value: 'text', label: 'A text, such as a name' },
];
const decimal = { htmlInput: { inputMode: 'decimal' } } as const;
const numeric = { htmlInput: { inputMode: 'numeric' } } as const;

/** What a shopper chooses about a listing, the stock of each combination, and the size chart. */
export function OptionFields() {
  const options = useWatch<OptionFormValues, 'options'>({ name: 'options' }) ?? [];
  return (
    <>
      <PartHeading>Sizes and other options</PartHeading>
      <Typography variant="body2">
        What a shopper chooses, such as size and colour. Leave it empty when every piece is the same.
      </Typography>
      <ItemList source="options" item="option" empty={emptyOption} optional>
        {(source, number) => <OneOption source={source} index={number - 1} />}
      </ItemList>
      <CombinationFields />
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
    </>
  );
}

function OneOption({ source, index }: { source: string; index: number }) {
  const kind: string = useWatch({ name: `${source}.kind` });
  return (
    <>
      <FieldRow>
        <SelectField source={`${source}.kind`} label="What it is" choices={kinds} />
        <TextInput source={`${source}.name`} label="Name" placeholder="Size" helperText={false} />
      </FieldRow>
      {kind === 'text' ? (
        <FieldRow>
          <TextInput
            source={`${source}.maxLength`}
            label="Characters at most"
            helperText={`1 to ${maxOptionText}`}
            slotProps={numeric}
          />
          <TextInput
            source={`${source}.surcharge`}
            label="Surcharge (GH₵)"
            helperText="For each piece with a text. Empty: none"
            slotProps={decimal}
          />
        </FieldRow>
      ) : (
        <Choices source={`${source}.choices`} index={index} />
      )}
    </>
  );
}

/** The choices as one line of text. A choice that is renamed has the same stock and price. */
function Choices({ source, index }: { source: string; index: number }) {
  const { getValues, setValue } = useFormContext<OptionFormValues>();
  const before = useRef('');
  const current = () => getValues('options')[index]?.choices ?? '';
  return (
    <TextInput
      source={source}
      label="Choices, separated by commas"
      placeholder="S, M, L, XL"
      helperText={false}
      onFocus={() => {
        before.current = current();
      }}
      onBlur={() => setValue('combinations', afterRenaming(getValues(), index, before.current))}
    />
  );
}
