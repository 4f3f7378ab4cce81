import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const storageKey = 'scroll-positions';

/** The scroll position of each history entry. Session storage keeps it through a reload. */
function readPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}

/**
 * A new page starts at its top, Back and Forward restore the position, and a change of the query
 * does not scroll.
 */
export function useScrollPosition(): void {
  const { pathname, hash, key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  // A link within the page has no key of its own, so its hash identifies it.
  const place = key + hash;
  const shown = useRef({ place, pathname });
  const positions = useRef<Map<string, number>>(undefined);

  useEffect(() => {
    const known = (positions.current ??= readPositions());
    // The browser would restore the position before the page has changed.
    history.scrollRestoration = 'manual';
    const remember = () => known.set(shown.current.place, scrollY);
    const keep = () => {
      history.scrollRestoration = 'auto';
      try {
        sessionStorage.setItem(storageKey, JSON.stringify([...known]));
      } catch {
        // Without storage, Back goes to the top after a reload; nothing else changes.
      }
    };
    addEventListener('scroll', remember, { passive: true });
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('scroll', remember);
      removeEventListener('pagehide', keep);
    };
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    if (before.place === place && before.pathname === pathname) return;
    shown.current = { place, pathname };
    const left = positions.current?.get(place);
    const isSamePage = before.pathname === pathname;
    if (isReturn && !(isSamePage && hash)) scrollTo({ top: left ?? 0, behavior: 'instant' });
    else if (!isSamePage) showTop(hash);
  }, [place, pathname, hash, isReturn]);
}

function showTop(hash: string): void {
  const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
  if (target) target.scrollIntoView();
  else scrollTo({ top: 0, behavior: 'instant' });
}
