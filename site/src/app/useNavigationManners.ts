import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Long enough for a page that is there to have set its title. */
const pause = 400;

/**
 * What a browser does by itself when it loads a page and a single-page app must do by hand: focus moves to the new page
 * and its title is read out. A change of the query alone is not a new page.
 */
export function useNavigationManners() {
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
