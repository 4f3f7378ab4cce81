import { formatPhone, isPhone, normalisePhone } from '@year-group/api-types/common/phone';
import { messages } from '@year-group/api-types/messages';
import { Button } from '@year-group/ui-kit/Button';
import type { MouseEvent } from 'react';

interface PhoneSuggestionProps {
  /** The refused input. */
  text: string;
  onTake: (phone: string) => void;
}

/**
 * Offers the meant number in the required form, applied with one tap. Renders nothing when no
 * number can be read.
 */
export function PhoneSuggestion({ text, onTake }: PhoneSuggestionProps) {
  const phone = normalisePhone(text);
  if (!phone || isPhone(text)) return null;
  const shown = formatPhone(phone);
  const handleTake = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    onTake(shown);
    // The button disappears with the message, so the focus must move first.
    const field = currentTarget.form?.elements.namedItem('phone');
    if (field instanceof HTMLElement) field.focus();
  };
  return (
    <div>
      <Button variant="secondary" icon="check" onClick={handleTake}>
        {messages.registration.offerPhone(shown)}
      </Button>
    </div>
  );
}
