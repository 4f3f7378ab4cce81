import { useEffect, useRef, useState } from 'react';
import { get, useFormState } from 'react-hook-form';

const invalid = '[aria-invalid="true"]';

/**
 * Whether an item of a list is open. An item with an error opens automatically, after each attempt
 * to publish, and takes the focus when no other field has it.
 */
export function useOpening(source: string, startsOpen: boolean) {
  const [isOpen, setOpen] = useState(startsOpen);
  const fields = useRef<HTMLDivElement>(null);
  const { errors, submitCount } = useFormState();
  const hasError = get(errors, source) !== undefined;

  const failedAttempt = hasError ? submitCount : undefined;
  const [seenAttempt, setSeenAttempt] = useState(failedAttempt);
  if (failedAttempt !== seenAttempt) {
    setSeenAttempt(failedAttempt);
    if (hasError) setOpen(true);
  }

  useEffect(() => {
    if (!isOpen || !hasError || document.activeElement?.matches(invalid)) return;
    fields.current?.querySelector<HTMLElement>(invalid)?.focus();
  }, [isOpen, hasError]);

  return { fields, isOpen, toggle: () => setOpen((before) => !before) };
}
