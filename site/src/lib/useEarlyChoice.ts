import { type RefObject, useEffect } from 'react';

/**
 * Tells React which radio button of a group was chosen before hydration. The browser shows it
 * already. Apart from `repeatTyped`, because the first view has no radio buttons.
 */
export function useEarlyChoice(group: RefObject<Element | null>): void {
  useEffect(() => {
    const chosen = group.current?.querySelector<HTMLInputElement>('[type=radio]:checked:not([checked])');
    if (!chosen) return;
    // React handles events only when its own work is done.
    queueMicrotask(() => {
      chosen.checked = false;
      chosen.click();
    });
  }, [group]);
}
