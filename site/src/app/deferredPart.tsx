import { type ComponentType, Suspense, use, useEffect } from 'react';
import { useHydrated } from '#lib/useHydrated.ts';
import { announceHydrated } from './earlyInput.ts';
import { lazyPage } from './lazyPage.tsx';

/**
 * The first of these events starts the fetch. `wanted` means that something in the part was
 * pressed.
 */
const signs = ['scroll', 'pointermove', 'touchstart', 'keydown', 'focusin', 'wanted'];
/** In ms; after this the part is fetched in any case. */
const maxWaitMs = 10_000;

let fetchNow: (() => Promise<unknown>) | undefined;

/**
 * Await it before the location changes: React would discard server HTML that is not hydrated yet
 * and depends on it. Undefined when there is none.
 */
export const fetchDeferredPart = (): Promise<unknown> | undefined =>
  document.querySelector('main [data-dehydrated]') ? fetchNow?.() : undefined;

function onFirstSign(fetch: () => void) {
  const stop = () => {
    for (const sign of signs) removeEventListener(sign, begin, true);
    clearTimeout(timer);
  };
  const begin = () => {
    stop();
    fetch();
  };
  const timer = setTimeout(begin, maxWaitMs);
  // Capturing, because presses are held before they reach any element (see earlyInput).
  for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true });
  if (scrollY > 0) begin();
  return stop;
}

/**
 * The part of a page below its first screen, in a file of its own. The server renders it. The
 * browser fetches its script only at the first interaction, so that it does not delay the first
 * screen.
 */
export function deferredPart(fetchPart: () => Promise<ComponentType>) {
  let isLoaded = false;
  let fetch = () => {};
  const isWanted = new Promise<void>((resolve) => {
    fetch = resolve;
  });
  const Part = lazyPage(async () => {
    const Loaded = await fetchPart();
    isLoaded = true;
    return Loaded;
  });
  // A failed fetch is repeated when the part renders, which also reports the error.
  const whenFetched = isWanted.then(Part.load).catch(() => {});
  fetchNow = () => {
    fetch();
    return whenFetched;
  };
  const Hydrated = () => {
    const isDehydrated = !useHydrated();
    useEffect(() => {
      if (!isDehydrated) announceHydrated();
    }, [isDehydrated]);
    // After every other hook: React must find the same number when it resumes the suspended render.
    if (isDehydrated && !isLoaded) use(whenFetched);
    return (
      <div data-dehydrated={isDehydrated ? '' : undefined}>
        <Part />
      </div>
    );
  };
  const Deferred = () => {
    useEffect(() => (isLoaded ? undefined : onFirstSign(fetch)), []);
    return (
      <Suspense fallback={null}>
        <Hydrated />
      </Suspense>
    );
  };
  return Object.assign(Deferred, { load: Part.load });
}
