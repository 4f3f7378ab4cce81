import { parseCedis } from '@year-group/api-types/common/money';
import type { Listing } from '@year-group/api-types/shop/listing';
import {
  type CombinationValues,
  choicesOf,
  combinationKey,
  combinationsOf,
  type OptionFormValues,
  type OptionValues,
} from './combinations.ts';
import { readSizeChart, sizeChartText } from './sizeChartText.ts';

export const emptyOption: OptionValues = {
  kind: 'choice',
  name: '',
  choices: '',
  maxLength: '12',
  surcharge: '',
};

const emptyCombination: CombinationValues = { stock: '', difference: '', imageUrl: '' };

/** The form values of a listing's options. */
export function optionValuesOf({
  options = [],
  combinations = [],
  sizeChart,
}: Partial<Listing>): OptionFormValues {
  const typed = options.map((option) => ({
    ...emptyOption,
    kind: option.kind,
    name: option.name,
    ...(option.kind === 'choice'
      ? { choices: option.choices.join(', ') }
      : { maxLength: String(option.maxLength), surcharge: option.surcharge.toFixed(2) }),
  }));
  const stored = combinations.map(({ choices, stock, difference, imageUrl }) => [
    combinationKey(choices),
    {
      stock: String(stock ?? ''),
      difference: difference === 0 ? '' : difference.toFixed(2),
      imageUrl: imageUrl ?? '',
    },
  ]);
  // Every field of the form needs its first value, or a form that nobody touched counts as changed.
  const empty = combinationsOf(typed).map((choices) => [combinationKey(choices), emptyCombination]);
  return {
    options: typed,
    combinations: Object.fromEntries([...empty, ...stored]),
    sizeChart: sizeChartText(sizeChart),
  };
}

/** The part of the request body about options; what is not a number is NaN and fails the check. */
export function optionInputOf({ options, combinations, sizeChart }: OptionFormValues) {
  return {
    options: options.map(({ kind, name, choices, maxLength, surcharge }) =>
      kind === 'text'
        ? {
            kind: 'text' as const,
            name: name ?? '',
            maxLength: numberIn(maxLength, Number.NaN),
            surcharge: numberIn(surcharge, 0),
          }
        : { kind: 'choice' as const, name: name ?? '', choices: choicesOf(choices) },
    ),
    combinations: combinationsOf(options).map((choices) => {
      const entry = combinations[combinationKey(choices)] ?? emptyCombination;
      return {
        choices,
        stock: numberIn(entry.stock, null),
        difference: numberIn(entry.difference, 0),
        ...(entry.imageUrl && { imageUrl: entry.imageUrl }),
      };
    }),
    sizeChart: readSizeChart(sizeChart),
  };
}

/** A number as people write it, with a sign: `10`, `+10`, `-5,50`. Any other text is NaN and fails the check. */
export function numberIn<Empty>(text: string | null, empty: Empty): number | Empty {
  if (!text?.trim()) return empty;
  const [, sign, amount = ''] = /^\s*([+\-−]?)(.*)$/.exec(text) ?? [];
  const number = parseCedis(amount) ?? Number.NaN;
  return sign === '-' || sign === '−' ? -number : number;
}
