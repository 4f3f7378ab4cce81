import { Combobox } from '@year-group/ui-kit/Combobox';
import { useDebouncedValue } from '@year-group/ui-kit/hooks/useDebouncedValue';
import { useState } from 'react';
import { randomUuid } from '#lib/randomUuid.ts';
import { useSuggestAddressesQuery } from '#store/api/deliveryApi.ts';
import { detailLabels } from './checkoutState.ts';

/** With fewer letters there are too many matches. */
const fewestLetters = 2;
const pause = 250;

export interface AddressFieldProps {
  value: string;
  onChange: (address: string) => void;
  /** An address was chosen from the suggestions. */
  onChoose: (address: string) => void;
  onBlur: () => void;
  error?: string | undefined;
}

/**
 * The delivery address, with suggestions of places in Ghana. Any other address can be typed too.
 */
export function AddressField({ value, onChange, onChoose, onBlur, error }: AddressFieldProps) {
  // One token groups the requests of one search. The next search gets another.
  const [sessionToken, setSessionToken] = useState(randomUuid);
  const [isSearching, setIsSearching] = useState(false);
  const input = useDebouncedValue(value.trim(), pause);
  const skip = !isSearching || input.length < fewestLetters;
  const { currentData: suggestions = [], isFetching } = useSuggestAddressesQuery(
    { input, sessionToken },
    { skip },
  );

  const handleChoose = (address: string) => {
    setIsSearching(false);
    setSessionToken(randomUuid());
    onChoose(address);
  };
  return (
    <Combobox
      label={detailLabels.shippingAddress}
      hint="Street or landmark, suburb and town, for example 12 Boundary Road, East Legon, Accra."
      error={error}
      name="shippingAddress"
      maxLength={500}
      value={value}
      onValueChange={(text) => {
        setIsSearching(true);
        onChange(text);
      }}
      suggestions={skip ? [] : suggestions}
      busy={isFetching}
      onChoose={handleChoose}
      onBlur={onBlur}
    />
  );
}
