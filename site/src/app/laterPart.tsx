import { type ComponentType, Suspense, use, useEffect } from 'react';
import { useHydrated } from '#lib/useHydrated.ts';
import { lazyPage } from './lazyPage.tsx';
import { tellHydrated } from './untilHydrated.ts';

/** The first of these shows that somebody is about to look further down; `wanted`, that they have pressed something there. */
const signs = ['scroll', 'pointermove', 'touchstart', 'keydown', 'focusin', 'wanted'];
/** After so many ms it is fetched in any case. */
const longestWait = 10_000;

let fetchNow: (() => Promise<unknown>) | undefined;

/**
 * To be awaited before the place changes: React would throw away a drawing that is not hydrated yet and depends on it.
 * Undefined when there is none.
 */
export const fetchLaterPart = (): Promise<unknown> | undefined =>
  document.querySelector('main [data-dehydrated]') ? fetchNow?.() : undefined;

function atFirstSign(fetch: () => void) {
  const stop = () => {
    for (const sign of signs) removeEventListener(sign, begin, true);
    clearTimeout(timer);
  };
  const begin = () => {
    stop();
    fetch();
  };
  const timer = setTimeout(begin, longestWait);
  // Capturing, because presses are held before they reach anything (see untilHydrated).
  for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true });
  if (scrollY > 0) begin();
  return stop;
}

/**
 * The part of a page below its first screen, in a file of its own. The server draws it; the browser shows that drawing and
 * fetches what hydrates it only when the visitor shows a sign, so that neither its bytes nor its work stand before the first
 * screen.
 */
export function laterPart(fetchPart: () => Promise<ComponentType>) {
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
  // A part that cannot be fetched is tried again where it is drawn, which also says so.
  const whenFetched = isWanted.then(Part.load).catch(() => {});
  fetchNow = () => {
    fetch();
    return whenFetched;
  };
  const Waiting = () => {
    const isDrawnByServer = !useHydrated();
    useEffect(() => {
      if (!isDrawnByServer) tellHydrated();
    }, [isDrawnByServer]);
    // After every other hook: React must find as many when it takes the suspended rendering up again.
    if (isDrawnByServer && !isLoaded) use(whenFetched);
    return (
      <div data-dehydrated={isDrawnByServer ? '' : undefined}>
        <Part />
      </div>
    );
  };
  const Later = () => {
    useEffect(() => (isLoaded ? undefined : atFirstSign(fetch)), []);
    return (
      <Suspense fallback={null}>
        <Waiting />
      </Suspense>
    );
  };
  return Object.assign(Later, { load: Part.load });
}
