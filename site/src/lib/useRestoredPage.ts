import { useEffect, useEffectEvent } from 'react';

/** Calls back when Back shows the page as it was left, with a button still busy: the browser had kept it. */
export function useRestoredPage(onRestored: () => void) {
  const handleRestored = useEffectEvent(onRestored);
  useEffect(() => {
    const handleShow = ({ persisted }: PageTransitionEvent) => persisted && handleRestored();
    addEventListener('pageshow', handleShow);
    return () => removeEventListener('pageshow', handleShow);
  }, []);
}
