import { useEffect, useRef } from 'react';

/**
 * The ref of what takes the focus when a change of `state` removed the focused element, such as the
 * button that was pressed. Without one, the page's content takes it.
 */
export function useFocusAfter<Target extends HTMLElement>(state: unknown) {
  const targetRef = useRef<Target>(null);
  const shown = useRef(state);

  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    if (document.activeElement !== document.body) return;
    (targetRef.current ?? document.getElementById('main'))?.focus();
  }, [state]);

  return targetRef;
}
