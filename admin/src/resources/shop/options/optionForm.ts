import { parseCedis } from '@year-group/api-types/common/money';
import type { Listing } from '@year-group/api-types/shop/listing';
import { problemsOfCombinations } from '@year-group/api-types/shop/listingOptionsCheck';
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
      stock: stock === null ? '' : String(stock),
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
            maxLength: toNumber(maxLength),
            surcharge: surcharge?.trim() ? (parseCedis(surcharge) ?? Number.NaN) : 0,
          }
        : { kind: 'choice' as const, name: name ?? '', choices: choicesOf(choices) },
    ),
    combinations: combinationsOf(options).map((choices) => {
      const { stock, difference, imageUrl } = combinations[combinationKey(choices)] ?? {};
      return {
        choices,
        stock: stock?.trim() ? toNumber(stock) : null,
        difference: difference?.trim() ? signedCedis(difference) : 0,
        ...(imageUrl && { imageUrl }),
      };
    }),
    sizeChart: readSizeChart(sizeChart),
  };
}

type Fields = Record<string, string>;

/**
 * The form's errors: those of the contract under the names of the form's fields, and combinations
 * that do not fit together.
 */
export function optionProblems(
  fields: Fields,
  { options }: OptionFormValues,
  parts: Parameters<typeof problemsOfCombinations>[0],
): Fields {
  const rows = combinationsOf(options);
  const found = Object.entries(fields).concat(
    Object.keys(fields).length > 0
      ? []
      : problemsOfCombinations(parts).map(({ path, message }) => [path, message]),
  );
  const named: Fields = {};
  for (const [path, message] of found) {
    const [root = '', index = '', field] = path.split('.');
    if (root === 'sizeChart') named[root] ??= message;
    else if (root === 'options' && field) named[`${root}.${index}.${field}`] ??= message;
    else if (root === 'combinations' && index)
      named[`${root}.${combinationKey(rows[Number(index)] ?? [])}.${field ?? 'stock'}`] ??= message;
    else named[path] ??= message;
  }
  return named;
}

/** Parses `12` and `1,250`. Anything else is not a number and fails the check. */
export const toNumber = (text: string | null): number => {
  const plain = (text ?? '').replaceAll(/[,\s]/g, '');
  return /^\d+$/.test(plain) ? Number(plain) : Number.NaN;
};

/** GH₵ with a sign: `10`, `+10`, `-5.50`. */
function signedCedis(text: string): number {
  const [, sign, amount = ''] = /^\s*([+\-−]?)(.*)$/.exec(text) ?? [];
  const cedis = parseCedis(amount) ?? Number.NaN;
  return sign === '-' || sign === '−' ? -cedis : cedis;
}
