import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** In ms: long enough for a loaded page to set its title. */
const pause = 400;

/**
 * Does what a browser does when it loads a page: moves the focus to the new page and announces its
 * title. A change of the query alone is not a new page.
 */
export function useNavigationFocus() {
  const { pathname } = useLocation();
  const mainRef = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    mainRef.current?.focus({ preventScroll: true });
    const timer = setTimeout(() => setAnnouncement(document.title), pause);
    return () => clearTimeout(timer);
  }, [pathname]);

  return { mainRef, announcement };
}
