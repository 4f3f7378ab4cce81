import { type ComponentType, type RefObject, Suspense, useEffect, useRef } from 'react';
import { type LazyPage, lazyPage } from '#components/lazyPage.tsx';
import { markHydrated } from './hydrated.ts';

/** In ms; after this a deferred part is fetched in any case, so that it also opens offline. */
const maxWaitMs = 10_000;

/** The deferred part as the server rendered it, until React hydrates it. */
const dehydratedPart = () => globalThis.document?.querySelector('main [data-dehydrated]');

/**
 * Resolves when that part comes into view, or something in it was pressed (`wanted`). At once where
 * there is none.
 */
function whenWanted(): Promise<void> {
  const part = dehydratedPart();
  if (!part) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) want();
      },
      // Below a first screen of full height, the part touches the view.
      { rootMargin: '-1px' },
    );
    const want = () => {
      observer.disconnect();
      resolve();
    };
    observer.observe(part);
    addEventListener('wanted', want, { once: true });
    setTimeout(want, maxWaitMs);
  });
}

let deferred: LazyPage | undefined;

/**
 * Await it before the location changes: React would discard server HTML that is not hydrated yet
 * and depends on it. Undefined when there is none.
 */
export function fetchDeferredPart(): Promise<unknown> | undefined {
  if (!dehydratedPart()) return undefined;
  const fetching = deferred?.load().catch(() => {});
  dispatchEvent(new Event('wanted'));
  return fetching;
}

/**
 * The part of a page below its first screen, in a file of its own. The server renders it. The
 * browser fetches its script when it comes into view, so that it does not delay the first screen.
 */
export function deferredPart(fetchPart: () => Promise<ComponentType>): LazyPage {
  const Part = lazyPage(async () => {
    await whenWanted();
    return fetchPart();
  });
  deferred = Part;
  const Deferred = () => {
    const ref = useRef<HTMLDivElement>(null);
    // React comes to a part inside Suspense later. Rendering it reports the error.
    useEffect(() => void Part.load().catch(() => {}), []);
    return (
      <div ref={ref} data-dehydrated>
        <Suspense fallback={null}>
          <Part />
          <Hydrated within={ref} />
        </Suspense>
      </div>
    );
  };
  return Object.assign(Deferred, { load: Part.load });
}

/** Its effect runs when everything beside it is hydrated. */
function Hydrated({ within }: { within: RefObject<Element | null> }) {
  useEffect(() => markHydrated(within.current), [within]);
  return null;
}
