import { useEffect, useRef } from 'react';

/** Moves the focus to the first invalid field. */
export function focusFirstInvalid(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

/** The ref of a form whose first invalid field takes the focus when there is an error. */
export function useFocusInvalid(error: unknown) {
  const formRef = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error) focusFirstInvalid(formRef.current);
  }, [error]);
  return formRef;
}
