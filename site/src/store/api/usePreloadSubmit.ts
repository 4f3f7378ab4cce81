import { wantToastArea } from '@year-group/ui-kit/Toast';
import { useEffect } from 'react';
import { loadTransport } from '#store/api/networkTransport.ts';

/**
 * Loads the code for sending a form and for error toasts when the first field gets the focus: if
 * the connection drops later, it could not be loaded any more.
 *
 * @param loadChecks What the form needs besides. It stays the same function.
 */
export function usePreloadSubmit(loadChecks?: () => Promise<unknown>): void {
  useEffect(() => {
    const prepare = () => {
      wantToastArea();
      // Without a connection, the form's own call reports the error.
      loadTransport().catch(() => {});
      loadChecks?.().catch(() => {});
    };
    // A field may have got the focus before hydration.
    if (document.activeElement?.matches('input, select, textarea')) return prepare();
    document.addEventListener('focusin', prepare, { once: true });
    return () => document.removeEventListener('focusin', prepare);
  }, [loadChecks]);
}
