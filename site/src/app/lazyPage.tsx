import { type ComponentType, type ReactNode, use } from 'react';
import { PageFileMissing } from './openAnew.ts';

/** A page in a file of its own, which can be fetched before it is drawn. */
export interface LazyPage {
  (): ReactNode;
  load: () => Promise<unknown>;
}

/**
 * Like React's `lazy`, with one difference that hydration needs: once it is loaded it draws at once, without first
 * telling React that it is not ready.
 */
export function lazyPage(fetchPage: () => Promise<ComponentType>): LazyPage {
  let Loaded: ComponentType | undefined;
  let loading: Promise<void> | undefined;

  async function fetchOnce() {
    try {
      Loaded = await fetchPage();
    } catch (error) {
      // The next visit tries again.
      loading = undefined;
      throw new PageFileMissing('The page could not be fetched. Please check your connection.', {
        cause: error,
      });
    }
  }
  const load = () => (loading ??= fetchOnce());
  const Page = () => {
    if (!Loaded) use(load());
    return Loaded && <Loaded />;
  };
  return Object.assign(Page, { load });
}
