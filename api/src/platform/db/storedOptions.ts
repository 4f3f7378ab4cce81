import { differenceToPesewas, toCedis, toPesewas } from '@year-group/api-types/common/money';
import type { Listing, ListingChange } from '@year-group/api-types/shop/listing';
import { stockOf } from '@year-group/api-types/shop/listingOptions';
import type { Combination, ListingOption } from '@year-group/api-types/shop/listingOptionsSchema';
import type { listings, StoredCombination, StoredOption } from './schema.ts';

type ListingRow = typeof listings.$inferSelect;
type OptionColumns = Pick<ListingRow, 'options' | 'combinations'>;

/** Options as they are stored; null for none. */
export const storeOptions = (options: ListingOption[]): StoredOption[] | null =>
  options.length > 0 ? options.map(storeOption) : null;

/** Entries of combinations as they are stored, null for none; one without a stock keeps that of `before`. */
export function storeCombinations(
  combinations: NonNullable<ListingChange['combinations']>,
  before?: StoredCombination[] | null,
): StoredCombination[] | null {
  const kept = new Map(before?.map(({ choices, stock }) => [JSON.stringify(choices), stock]));
  const stored = combinations.map(({ difference, stock, ...rest }) => ({
    ...rest,
    stock: stock === undefined ? (kept.get(JSON.stringify(rest.choices)) ?? null) : stock,
    differencePesewas: differenceToPesewas(difference),
  }));
  return stored.length > 0 ? stored : null;
}

/** The options of a stored listing as they are sent; absent where there are none. */
export const presentOptions = ({
  options,
  combinations,
}: OptionColumns): Pick<Listing, 'options' | 'combinations'> => ({
  ...(options && { options: options.map(presentOption) }),
  ...(combinations && { combinations: combinations.map(presentCombination) }),
});

/** The stock that the row of a listing keeps beside its combinations: that of all of them. */
export const stockBeside = (row: OptionColumns & Pick<ListingRow, 'stock'>): number | null =>
  stockOf({ stock: row.stock, ...presentOptions(row) });

function storeOption(option: ListingOption): StoredOption {
  if (option.kind === 'choice') return option;
  const { surcharge, ...rest } = option;
  return { ...rest, surchargePesewas: toPesewas(surcharge) };
}

function presentOption(option: StoredOption): ListingOption {
  if (option.kind === 'choice') return option;
  const { surchargePesewas, ...rest } = option;
  return { ...rest, surcharge: toCedis(surchargePesewas) };
}

const presentCombination = ({ differencePesewas, ...rest }: StoredCombination): Combination => ({
  ...rest,
  difference: toCedis(differencePesewas),
});
