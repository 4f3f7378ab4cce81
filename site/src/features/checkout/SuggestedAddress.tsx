import { Combobox, type ComboboxProps } from '@year-group/ui-kit/Combobox';
import { useDebouncedValue } from '@year-group/ui-kit/hooks/useDebouncedValue';
import { useState } from 'react';
import { randomUuid } from '#lib/randomUuid.ts';
import { useSuggestAddressesQuery } from '#store/api/deliveryApi.ts';

/** With fewer letters there are too many matches. */
const minLetters = 2;
const pause = 250;

export interface SuggestedAddressProps extends Omit<ComboboxProps, 'suggestions' | 'busy' | 'onChoose'> {
  /** The text was typed, not chosen. */
  isSearching: boolean;
  onChoose: (address: string) => void;
}

/** The delivery address with suggestions of places in Ghana. */
export function SuggestedAddress({ isSearching, onChoose, ...props }: SuggestedAddressProps) {
  // One token groups the requests of one search. The next search gets another.
  const [sessionToken, setSessionToken] = useState(randomUuid);
  const input = useDebouncedValue(props.value.trim(), pause);
  const skip = !isSearching || input.length < minLetters;
  const { currentData: suggestions = [], isFetching } = useSuggestAddressesQuery(
    { input, sessionToken },
    { skip },
  );

  const handleChoose = (address: string) => {
    setSessionToken(randomUuid());
    onChoose(address);
  };
  return (
    <Combobox {...props} suggestions={skip ? [] : suggestions} busy={isFetching} onChoose={handleChoose} />
  );
}
