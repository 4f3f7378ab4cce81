import { wantToastArea } from '@year-group/ui-kit/Toast';
import { useEffect } from 'react';
import { loadTransport } from '#store/api/networkTransport.ts';

/**
 * Fetches what sends a form and what tells that it failed as soon as the form is there: when the connection drops while
 * it is being filled in, neither could be fetched any more.
 */
export function useReadyForTrouble(): void {
  useEffect(() => {
    wantToastArea();
    // Without a connection the form's own call will say so.
    loadTransport().catch(() => {});
  }, []);
}
