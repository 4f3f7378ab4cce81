import { differenceToPesewas, toCedis, toPesewas } from '@year-group/api-types/common/money';
import type { Listing } from '@year-group/api-types/shop/listing';
import { stockOf } from '@year-group/api-types/shop/listingOptions';
import type { Combination, ListingOption } from '@year-group/api-types/shop/listingOptionsSchema';
import type { listings, StoredCombination, StoredOption } from './schema.ts';

type ListingRow = typeof listings.$inferSelect;
type OptionColumns = Pick<ListingRow, 'options' | 'combinations'>;

/** Options as they are stored; null for none. */
export const storeOptions = (options: ListingOption[]): StoredOption[] | null =>
  options.length > 0 ? options.map(storeOption) : null;

/** Entries of combinations as they are stored; null for none. */
export const storeCombinations = (combinations: Combination[]): StoredCombination[] | null =>
  combinations.length > 0 ? combinations.map(storeCombination) : null;

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

const storeCombination = ({ difference, ...rest }: Combination): StoredCombination => ({
  ...rest,
  differencePesewas: differenceToPesewas(difference),
});

const presentCombination = ({ differencePesewas, ...rest }: StoredCombination): Combination => ({
  ...rest,
  difference: toCedis(differencePesewas),
});
