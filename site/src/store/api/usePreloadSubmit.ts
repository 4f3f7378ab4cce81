import { wantToastArea } from '@year-group/ui-kit/Toast';
import { useEffect } from 'react';
import { loadTransport } from '#store/api/networkTransport.ts';

/**
 * Loads the code for sending a form and for error toasts when the first field gets the focus: if
 * the connection drops later, it could not be loaded any more.
 */
export function usePreloadSubmit(): void {
  useEffect(() => {
    const prepare = () => {
      wantToastArea();
      // Without a connection, the form's own call reports the error.
      loadTransport().catch(() => {});
    };
    // A field may have got the focus before hydration.
    if (document.activeElement?.matches('input, select, textarea')) return prepare();
    document.addEventListener('focusin', prepare, { once: true });
    return () => document.removeEventListener('focusin', prepare);
  }, []);
}
