import { useEffect } from 'react';
import { associationName } from './association.ts';

/** Names the page in the browser's tab and history. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${associationName}`;
  }, [title]);
}
