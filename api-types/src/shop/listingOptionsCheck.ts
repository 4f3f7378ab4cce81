import { toPesewas } from '../common/money.ts';
import { messages } from '../messages.ts';
import type { Listing } from './listing.ts';
import { choiceOptions } from './listingOptions.ts';

type Parts = Pick<Listing, 'price' | 'images' | 'options' | 'combinations'>;

/** What does not fit together in a listing: the server refuses these, and forms show them. */
export function problemsOfCombinations(parts: Parts): { path: string; message: string }[] {
  const options = choiceOptions(parts);
  const seen = new Set<string>();
  return (parts.combinations ?? []).flatMap(({ choices, difference, imageUrl }, index) => {
    const path = `combinations.${index}`;
    const key = JSON.stringify(choices);
    const isTwice = seen.has(key);
    seen.add(key);
    const fits =
      options.length === choices.length &&
      options.every((each, at) => each.choices.includes(choices[at] ?? ''));
    if (!fits) return [{ path, message: messages.options.choiceMissing }];
    if (isTwice) return [{ path, message: messages.options.combinationTwice }];
    if (imageUrl !== undefined && !parts.images.includes(imageUrl))
      return [{ path: `${path}.imageUrl`, message: messages.options.pictureMissing }];
    if (difference < 0 && toPesewas(-difference) > toPesewas(parts.price))
      return [{ path: `${path}.difference`, message: messages.options.belowZero }];
    return [];
  });
}
