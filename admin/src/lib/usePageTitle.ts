import { useEffect } from 'react';
import { useBrand } from './brand.ts';

/** Sets the document's title. */
export function usePageTitle(title: string): void {
  const { shortName } = useBrand();
  useEffect(() => {
    document.title = `${title} · ${shortName}`;
  }, [title, shortName]);
}
