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
  let hasFailed = false;

  async function fetchOnce() {
    try {
      Loaded = await fetchPage();
    } catch (error) {
      hasFailed = true;
      throw new PageFileMissing('The page could not be fetched. Please check your connection.', {
        cause: error,
      });
    }
  }
  function load() {
    // The next visit tries again; drawing must not, or it would wait for one attempt after the other and never say so.
    if (loading && !hasFailed) return loading;
    hasFailed = false;
    const fetching = fetchOnce();
    // React waits for a promise once more unless it says of itself that it is fulfilled.
    fetching.then(
      () => Object.assign(fetching, { status: 'fulfilled' }),
      () => {},
    );
    loading = fetching;
    return fetching;
  }
  const Page = () => {
    // Also when it is there: React warns of a component that waits in one attempt and not in the next.
    use(loading ?? load());
    return Loaded && <Loaded />;
  };
  return Object.assign(Page, { load });
}
