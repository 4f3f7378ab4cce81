import { formatCedis } from '@year-group/api-types/common/money';
import { printable } from '@year-group/api-types/shop/listingOptions';
import type { ListingOption } from '@year-group/api-types/shop/listingOptionsSchema';
import { TextField } from '@year-group/ui-kit/TextField';

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
      onChange={({ target }) => onChange(printable(target.value).trim())}
    />
  );
}
