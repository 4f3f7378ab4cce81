import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/**
 * Scrolls to the top of a list and focuses it once another of its pages is loaded: the link to it
 * is below the list. Returns the ref of the element to focus. After Back, the earlier scroll
 * position is restored instead.
 */
export function useTurnedPage<List extends HTMLElement>(page: number, isLoaded: boolean) {
  const listRef = useRef<List>(null);
  const shown = useRef(page);
  const isReturn = useNavigationType() === NavigationType.Pop;

  useEffect(() => {
    if (shown.current === page || !isLoaded) return;
    shown.current = page;
    // A filter, which leads to the first page, keeps the focus.
    if (isReturn || document.activeElement?.matches('input, select')) return;
    listRef.current?.focus({ preventScroll: true });
    listRef.current?.scrollIntoView();
  }, [page, isLoaded, isReturn]);

  return listRef;
}
