import { messages } from '@year-group/api-types/messages';
import {
  choiceOptions,
  missingOptions,
  type Offer,
  stockOf,
} from '@year-group/api-types/shop/listingOptions';
import type { ChosenOption } from '@year-group/api-types/shop/listingOptionsSchema';
import { ChoiceChips } from '@year-group/ui-kit/ChoiceChips';
import { useEffect, useRef } from 'react';

interface ChoiceGroupsProps {
  offer: Offer;
  chosen: readonly ChosenOption[];
  onChoose: (option: ChosenOption) => void;
  /** How often a missing choice was asked for: each time it is shown, and takes the focus. */
  timesAsked: number;
}

/** The options of a listing that have choices. What is sold out says so. */
export function ChoiceGroups({ offer, chosen, onChoose, timesAsked }: ChoiceGroupsProps) {
  const groups = useRef<HTMLDivElement>(null);
  const missing = timesAsked > 0 ? missingOptions(offer, chosen) : [];
  useEffect(() => {
    if (timesAsked === 0) return;
    groups.current?.querySelector<HTMLElement>('[aria-invalid] input:not([aria-disabled])')?.focus();
  }, [timesAsked]);

  return (
    <div ref={groups} style={{ display: 'grid', gap: 'var(--space-4)' }}>
      {choiceOptions(offer).map((option) => {
        const { name } = option;
        const others = chosen.filter((each) => each.name !== name);
        return (
          <ChoiceChips
            key={name}
            label={name}
            choices={option.choices.map((value) => ({
              value,
              note: stockOf(offer, [...others, { name, value }]) === 0 ? messages.cart.soldOut : undefined,
              // With another colour it may be left, so it can be chosen first.
              disabled: stockOf(offer, [{ name, value }]) === 0,
            }))}
            value={chosen.find((each) => each.name === name)?.value}
            onValueChange={(value) => onChoose({ name, value, kind: 'choice' })}
            error={missing.includes(option) ? messages.options.choose(name) : undefined}
          />
        );
      })}
    </div>
  );
}

/** The choices with one of them replaced. */
export const withChoice = (chosen: readonly ChosenOption[], option: ChosenOption): ChosenOption[] => [
  ...chosen.filter(({ name }) => name !== option.name),
  option,
];
