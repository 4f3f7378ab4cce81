import { formatCedis } from '@year-group/api-types/common/money';
import type { ListingOption } from '@year-group/api-types/shop/listingOptionsSchema';
import { TextField } from '@year-group/ui-kit/TextField';

/** What an order refuses (`chosenOptionSchema`): it cannot be printed. */
const unprintable = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;

interface TextOptionProps {
  option: Extract<ListingOption, { kind: 'text' }>;
  onChange: (value: string) => void;
}

/** A text that the shopper may leave empty, with its length and what it costs. */
export function TextOption({ option: { name, maxLength, surcharge }, onChange }: TextOptionProps) {
  const length = `Up to ${maxLength} ${maxLength === 1 ? 'character' : 'characters'}`;
  return (
    <TextField
      label={`${name} (optional)`}
      hint={surcharge > 0 ? `${length}, ${formatCedis(surcharge)} more.` : `${length}.`}
      maxLength={maxLength}
      autoComplete="off"
      onChange={({ target }) => onChange(target.value.replace(unprintable, '').trim())}
    />
  );
}
