import { useEffect } from 'react';

/** The association's name, as the header and the titles of the panel show it. */
export const associationName = '2015 Year Group';

/** Sets the document's title. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${associationName}`;
  }, [title]);
}
