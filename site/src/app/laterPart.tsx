import { type ComponentType, Suspense, use } from 'react';
import { useHydrated } from '#lib/useHydrated.ts';
import { lazyPage } from './lazyPage.tsx';

/** The first of these shows that somebody is about to look further down. */
const signs = ['scroll', 'pointermove', 'touchstart', 'keydown', 'focusin'] as const;
/** After so many ms it comes to life in any case, for whoever presses without one of those signs. */
const longestWait = 10_000;

let stirred: Promise<void> | undefined;

/** Resolves when the visitor stirs; at once where the page is already scrolled. */
function visitorStirs(): Promise<void> {
  stirred ??= new Promise((resolve) => {
    if (scrollY > 0) return resolve();
    const stir = () => {
      for (const sign of signs) removeEventListener(sign, stir);
      resolve();
    };
    for (const sign of signs) addEventListener(sign, stir, { passive: true });
    setTimeout(stir, longestWait);
  });
  return stirred;
}

/**
 * The part of a page below its first screen, in a file of its own. The server draws it; the browser shows that drawing and
 * fetches what brings it to life only when the visitor stirs, so that neither its bytes nor its work stand before the
 * first screen.
 */
export function laterPart(fetchPart: () => Promise<ComponentType>) {
  let isLoaded = false;
  const Part = lazyPage(async () => {
    const Loaded = await fetchPart();
    isLoaded = true;
    return Loaded;
  });
  const Waiting = () => {
    const isDrawnByServer = !useHydrated();
    if (isDrawnByServer && !isLoaded) use(visitorStirs());
    return <Part />;
  };
  const Later = () => (
    <Suspense fallback={null}>
      <Waiting />
    </Suspense>
  );
  return Object.assign(Later, { load: Part.load });
}
