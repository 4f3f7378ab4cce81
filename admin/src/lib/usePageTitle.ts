import { useEffect } from 'react';
import { associationName } from './association.ts';

/** Sets the document's title. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${associationName}`;
  }, [title]);
}
