import { TextField } from '@year-group/ui-kit/TextField';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { detailLabels } from './checkoutState.ts';
import type { SuggestedAddressProps } from './SuggestedAddress.tsx';

/** What the field becomes, so that screen readers name it once. The list comes with it. */
const closedCombobox = {
  role: 'combobox',
  'aria-expanded': false,
  'aria-haspopup': 'listbox',
  'aria-autocomplete': 'list',
} as const;

interface AddressFieldProps {
  value: string;
  onChange: (address: string) => void;
  /** An address was chosen from the suggestions. */
  onChoose: (address: string) => void;
  onBlur: () => void;
  error?: string | undefined;
  /** The shopper has begun with the form: the script of the suggestions is fetched. */
  isBegun: boolean;
}

/**
 * The delivery address, with suggestions of places in Ghana. Any other address can be typed too. A
 * plain field until the script of the suggestions is there, and where it cannot be fetched.
 */
export function AddressField({ onChange, onChoose, isBegun, ...props }: AddressFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isSearching, setIsSearching] = useState(false);
  const [suggests, setSuggests] = useState<{ Field: ComponentType<SuggestedAddressProps>; open: boolean }>();

  useEffect(() => {
    if (!isBegun) return;
    const inputNow = () => place.current?.querySelector('input');
    const replace = (Field: ComponentType<SuggestedAddressProps>) => {
      const plain = inputNow();
      const caret = plain && plain === document.activeElement ? plain.selectionStart : null;
      flushSync(() => setSuggests({ Field, open: caret !== null }));
      if (caret === null) return;
      inputNow()?.focus({ preventScroll: true });
      inputNow()?.setSelectionRange(caret, caret);
    };
    void import('./SuggestedAddress.tsx').then(
      ({ SuggestedAddress }) => replace(SuggestedAddress),
      () => {},
    );
  }, [isBegun]);

  const shared = {
    ...props,
    label: detailLabels.shippingAddress,
    hint: 'Street or landmark, suburb and town, for example 12 Boundary Road, East Legon, Accra.',
    name: 'shippingAddress',
    maxLength: 500,
  };
  const handleType = (address: string) => {
    setIsSearching(true);
    onChange(address);
  };
  return (
    <div ref={place}>
      {suggests ? (
        <suggests.Field
          {...shared}
          isSearching={isSearching}
          defaultOpen={suggests.open}
          onValueChange={handleType}
          onChoose={(address) => {
            setIsSearching(false);
            onChoose(address);
          }}
        />
      ) : (
        <TextField
          {...shared}
          {...closedCombobox}
          autoComplete="off"
          onChange={({ target }) => handleType(target.value)}
        />
      )}
    </div>
  );
}
