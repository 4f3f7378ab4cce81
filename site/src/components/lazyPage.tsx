import { type ComponentType, type ReactNode, use } from 'react';

/** The file of a page could not be fetched: no network, or a release replaced the file. */
export class PageFileMissing extends Error {}

/** A page, or a part of one, in a file of its own, which can be fetched before it is rendered. */
export interface LazyPage<Props = object> {
  (props: Props): ReactNode;
  load: () => Promise<unknown>;
}

/**
 * Like React's `lazy`, with one difference that hydration needs: once loaded, it renders at once
 * without suspending first.
 */
export function lazyPage<Props extends object = object>(
  fetchPage: () => Promise<ComponentType<Props>>,
): LazyPage<Props> {
  let Loaded: ComponentType<Props> | undefined;
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
    // The next visit tries again. Rendering must not, or it would retry for ever and never show the
    // error.
    if (loading && !hasFailed) return loading;
    hasFailed = false;
    const fetching = fetchOnce();
    // React suspends on a promise once more unless it has `status: 'fulfilled'`.
    fetching.then(
      () => Object.assign(fetching, { status: 'fulfilled' }),
      () => {},
    );
    loading = fetching;
    return fetching;
  }
  const Page = (props: Props) => {
    // Always called: React warns when a component calls `use` in one attempt and not in the next.
    use(loading ?? load());
    return Loaded && <Loaded {...props} />;
  };
  return Object.assign(Page, { load });
}
