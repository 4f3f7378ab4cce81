import { missingOptions, type Offer, stockOf } from '@year-group/api-types/shop/listingOptions';
import type { ChosenOption } from '@year-group/api-types/shop/listingOptionsSchema';
import { Button } from '@year-group/ui-kit/Button';
import { Stack } from '@year-group/ui-kit/Stack';
import { useState } from 'react';
import { ChoiceGroups, withChoice } from '#components/ChoiceGroups.tsx';
import { offeredOptions } from '#store/checkLines.ts';

interface LineChoicesProps {
  offer: Offer;
  chosen?: ChosenOption[] | undefined;
  onChoose: (options: ChosenOption[]) => void;
}

/** Asks for the choices that a line has not, because its listing got options later. */
export function LineChoices({ offer, chosen: first = [], onChoose }: LineChoicesProps) {
  const [chosen, setChosen] = useState(first);
  const [timesAsked, setTimesAsked] = useState(0);
  const isComplete = missingOptions(offer, chosen).length === 0;
  return (
    <Stack
      gap={3}
      style={{ alignItems: 'start', marginBlockStart: 'var(--space-2)' }}
      role="group"
      aria-label={`Choose for ${offer.title}`}
    >
      <ChoiceGroups
        offer={offer}
        chosen={chosen}
        onChoose={(option) => setChosen(withChoice(chosen, option))}
        timesAsked={timesAsked}
      />
      <Button
        variant="secondary"
        disabled={isComplete && stockOf(offer, chosen) === 0}
        onClick={() => (isComplete ? onChoose(offeredOptions(offer, chosen)) : setTimesAsked(timesAsked + 1))}
      >
        Save choice
      </Button>
    </Stack>
  );
}
