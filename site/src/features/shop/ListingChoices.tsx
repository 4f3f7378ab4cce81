import { messages } from '@year-group/api-types/messages';
import type { Listing } from '@year-group/api-types/shop/listing';
import {
  imageOf,
  missingOptions,
  priceOf,
  priceRange,
  stockOf,
} from '@year-group/api-types/shop/listingOptions';
import type { ChosenOption } from '@year-group/api-types/shop/listingOptionsSchema';
import { optionsText } from '@year-group/api-types/shop/optionsText';
import { Price } from '@year-group/ui-kit/Price';
import { useState } from 'react';
import { ChoiceGroups, withChoice } from '#components/ChoiceGroups.tsx';
import { offeredOptions } from '#store/checkLines.ts';
import { AddToCart } from './AddToCart.tsx';
import { SizeChart } from './SizeChart.tsx';
import { TextOption } from './TextOption.tsx';

interface ListingChoicesProps {
  listing: Listing;
  /** Called with the picture of what is chosen so far. */
  onPicture: (imageUrl: string) => void;
}

/** What is chosen about a listing: price, stock and picture follow it. Then "add to cart". */
export function ListingChoices({ listing, onPicture }: ListingChoicesProps) {
  const [chosen, setChosen] = useState<ChosenOption[]>([]);
  const [timesAsked, setTimesAsked] = useState(0);
  const options = offeredOptions(listing, chosen);
  const isComplete = missingOptions(listing, options).length === 0;
  const stock = stockOf(listing, options);
  const choices = options.filter(({ kind }) => kind === 'choice');

  const price = <ChosenPrice listing={listing} options={options} isComplete={isComplete} />;

  const choose = (option: ChosenOption) => {
    const next = withChoice(chosen, option);
    setChosen(next);
    onPicture(imageOf(listing, next));
  };
  return (
    <>
      <p>{price}</p>
      <ChoiceGroups offer={listing} chosen={chosen} onChoose={choose} timesAsked={timesAsked} />
      {listing.sizeChart && <SizeChart chart={listing.sizeChart} />}
      {listing.options?.map(
        (option) =>
          option.kind === 'text' && (
            <TextOption
              key={option.name}
              option={option}
              onChange={(value) => setChosen(withChoice(chosen, { name: option.name, value, kind: 'text' }))}
            />
          ),
      )}
      <AddToCart
        offer={{
          ...listing,
          price: priceOf(listing, options),
          imageUrl: imageOf(listing, options),
          // The stock of all sizes together says nothing about one.
          stock: isComplete || stock === 0 ? stock : null,
          options,
        }}
        price={price}
        soldOut={choices.length > 0 ? messages.options.soldOut(optionsText(choices)) : undefined}
        mayAdd={() => {
          if (!isComplete) setTimesAsked(timesAsked + 1);
          return isComplete;
        }}
      />
    </>
  );
}

interface ChosenPriceProps {
  listing: Listing;
  options: ChosenOption[];
  isComplete: boolean;
}

/** The price of what is chosen; the lowest until everything is. */
function ChosenPrice({ listing, options, isComplete }: ChosenPriceProps) {
  const { lowest, highest } = priceRange(listing);
  if (isComplete) return <Price amount={priceOf(listing, options)} size="large" />;
  return (
    <>
      {lowest < highest && 'from '}
      <Price amount={lowest} size="large" />
    </>
  );
}
