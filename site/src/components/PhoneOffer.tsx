import { messages } from '@year-group/api-types/messages';
import { formatPhone, isPhone, normalisePhone } from '@year-group/api-types/phone';
import { Button } from '@year-group/ui-kit/Button';
import type { MouseEvent } from 'react';

export interface PhoneOfferProps {
  /** What was typed and refused. */
  text: string;
  onTake: (phone: string) => void;
}

/** The number that was meant, in the form that is asked for; nothing where none can be read. One tap takes it. */
export function PhoneOffer({ text, onTake }: PhoneOfferProps) {
  const phone = normalisePhone(text);
  if (!phone || isPhone(text)) return null;
  const shown = formatPhone(phone);
  const handleTake = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    onTake(shown);
    // This button goes with the message, and the keyboard must not go with it.
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
