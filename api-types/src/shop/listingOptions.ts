import { differenceToPesewas, toCedis, toPesewas } from '../common/money.ts';
import { messages } from '../messages.ts';
import type { Listing } from './listing.ts';
import type { ChosenOption, Combination, ListingOption } from './listingOptionsSchema.ts';

/** Rules about the options of a listing that the site and the server share; without zod. */

/** The fields of a listing that decide what a choice costs and whether it is left. */
export type Offer = Pick<Listing, 'title' | 'price' | 'stock' | 'options' | 'combinations'>;
type Stocked = Pick<Offer, 'stock' | 'options' | 'combinations'>;
/** What a shopper chose, in any order. */
export type Chosen = readonly ChosenOption[] | null | undefined;
type ChoiceOption = Extract<ListingOption, { kind: 'choice' }>;

/** One text for the same choices in any order, empty for none: with the id a cart line's key. */
export function optionsKey(chosen: Chosen): string {
  if (!chosen?.length) return '';
  const pairs = chosen.map(({ name, value }) => [name, value]);
  return JSON.stringify(pairs.toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1)));
}

/** A text that sorts choices as the listing offers them, so that S comes before M before L. */
export const choiceOrder = (
  { options = [] }: { options?: (ChoiceOption | { kind: 'text'; name: string })[] | undefined },
  chosen: Chosen,
): string =>
  JSON.stringify(
    options.map((option) => {
      const value = valueOf(chosen, option.name) ?? '';
      return option.kind === 'choice' ? String(option.choices.indexOf(value) + 1).padStart(3, '0') : value;
    }),
  );

/** The options that have a list of choices. */
export const choiceOptions = ({ options = [] }: Pick<Offer, 'options'>): ChoiceOption[] =>
  options.filter((option) => option.kind === 'choice');

/** The options with a list of choices of which none is chosen. */
export const missingOptions = (offer: Pick<Offer, 'options'>, chosen: Chosen): ChoiceOption[] =>
  choiceOptions(offer).filter(({ name }) => valueOf(chosen, name) === undefined);

/** A shopper's text without what cannot be printed. */
export const printable = (text: string): string =>
  text.replace(/[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu, '');

/** Why a listing cannot be ordered with these options, as a sentence; the stock does not count. */
export function problemOfChoice(offer: Offer, chosen: Chosen): string | undefined {
  const [missing] = missingOptions(offer, chosen);
  if (missing) return messages.options.chooseFor(offer.title, missing.name);
  for (const { name, value } of chosen ?? []) {
    const option = offer.options?.find((each) => each.name === name);
    const isOffered = option?.kind === 'text' || option?.choices.includes(value);
    if (!option || !isOffered) return messages.options.notOffered(offer.title, value);
    if (option.kind === 'text' && value.length > option.maxLength)
      return messages.options.tooLong(name, option.maxLength);
    if (option.kind === 'text' && value !== printable(value)) return messages.options.unprintable(name);
  }
  return undefined;
}

/** The entry of the chosen combination; undefined when it has none, or not everything is chosen. */
export const combinationOf = (offer: Offer, chosen: Chosen): Combination | undefined =>
  missingOptions(offer, chosen).length === 0 ? matching(offer, chosen)[0] : undefined;

/** The picture of what is chosen so far: of a fitting combination, else the listing's main one. */
export function imageOf(offer: Offer & Pick<Listing, 'imageUrl'>, chosen: Chosen): string {
  const isOpen = missingOptions(offer, chosen).length === choiceOptions(offer).length;
  const own = isOpen ? undefined : matching(offer, chosen).find(({ imageUrl }) => imageUrl);
  return own?.imageUrl ?? offer.imageUrl;
}

/** What one piece costs with these options, in GH₵; never below zero. */
export function priceOf(offer: Offer, chosen: Chosen): number {
  const surcharges = (offer.options ?? []).map((option) =>
    option.kind === 'text' && valueOf(chosen, option.name) ? toPesewas(option.surcharge) : 0,
  );
  const price = toPesewas(differing(offer, combinationOf(offer, chosen)));
  return toCedis(surcharges.reduce((sum, surcharge) => sum + surcharge, price));
}

/** The lowest and highest price of one piece without texts, in GH₵. */
export function priceRange(offer: Offer): { lowest: number; highest: number } {
  const listed = matching(offer, undefined);
  const prices = listed.map((combination) => differing(offer, combination));
  if (listed.length < countOf(choiceOptions(offer)) || listed.length === 0) prices.push(offer.price);
  return { lowest: Math.min(...prices), highest: Math.max(...prices) };
}

/** Pieces left of what is chosen, or of all that fits together; null means unlimited. */
export function stockOf(offer: Stocked, chosen?: Chosen): number | null {
  const options = choiceOptions(offer);
  if (options.length === 0) return offer.stock;
  const isOffered = options.every(({ name, choices }) =>
    choices.includes(valueOf(chosen, name) ?? choices[0] ?? ''),
  );
  if (!isOffered) return 0;
  const listed = matching(offer, chosen);
  if (listed.length < countOf(missingOptions(offer, chosen))) return null;
  const stocks = listed.map(({ stock }) => stock);
  return stocks.reduce((sum, stock) => (sum === null || stock === null ? null : sum + stock), 0);
}

/** What was chosen for one option; undefined for nothing. */
export const valueOf = (chosen: Chosen, name: string): string | undefined =>
  chosen?.find((each) => each.name === name)?.value;

/** The listed combinations with these choices; an option that is not chosen fits with any. */
function matching(offer: Omit<Stocked, 'stock'>, chosen: Chosen): Combination[] {
  const wanted = choiceOptions(offer).map(({ name }) => valueOf(chosen, name));
  return (offer.combinations ?? []).filter(({ choices }) =>
    wanted.every((value, index) => value === undefined || value === choices[index]),
  );
}

const countOf = (options: ChoiceOption[]): number =>
  options.reduce((product, { choices }) => product * choices.length, 1);

const differing = ({ price }: Offer, combination: Combination | undefined): number =>
  toCedis(Math.max(0, toPesewas(price) + differenceToPesewas(combination?.difference ?? 0)));
