import { wantToastArea } from '@year-group/ui-kit/Toast';
import { useEffect } from 'react';
import { loadTransport } from '#store/api/networkTransport.ts';

/**
 * Fetches what sends a form and what tells that it failed as soon as somebody begins to fill it in: when the connection
 * drops meanwhile, neither could be fetched any more.
 */
export function useReadyForTrouble(): void {
  useEffect(() => {
    const prepare = () => {
      wantToastArea();
      // Without a connection the form's own call will say so.
      loadTransport().catch(() => {});
    };
    // Somebody may have begun before the page was alive.
    if (document.activeElement?.matches('input, select, textarea')) return prepare();
    document.addEventListener('focusin', prepare, { once: true });
    return () => document.removeEventListener('focusin', prepare);
  }, []);
}
