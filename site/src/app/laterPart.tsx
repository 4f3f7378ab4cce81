import { type ComponentType, Suspense, use, useEffect } from 'react';
import { useHydrated } from '#lib/useHydrated.ts';
import { lazyPage } from './lazyPage.tsx';

/** The first of these shows that somebody is about to look further down. */
const signs = ['scroll', 'pointermove', 'touchstart', 'keydown', 'focusin'] as const;
/** After so many ms it comes to life in any case, for whoever presses without one of those signs. */
const longestWait = 10_000;

/** Fetches the part that still waits to come to life; undefined when none does. */
let wake: (() => Promise<unknown>) | undefined;

/**
 * To be awaited before the place changes: React would throw away a drawing that is not alive yet and depends on it.
 * Undefined when nothing waits.
 */
export const wakeLaterPart = (): Promise<unknown> | undefined => wake?.();

/** What somebody pressed that is not alive yet: it is pressed again then. Every other link leads on by itself. */
let pressed: HTMLElement | null | undefined;

function rememberPress(event: Event) {
  pressed = (event.target as Element).closest<HTMLElement>('main [aria-haspopup]');
  if (pressed) event.preventDefault();
}

function pressAgain() {
  removeEventListener('click', rememberPress, true);
  pressed?.click();
  pressed = undefined;
}

/** Resolves when the visitor stirs and the part is there; at once where the page is already scrolled. */
function visitorStirs(load: () => Promise<unknown>): Promise<void> {
  let resolve = () => {};
  const whenAwake = new Promise<void>((done) => {
    resolve = done;
  });
  const stir = () => {
    for (const sign of signs) removeEventListener(sign, stir);
    clearTimeout(timer);
    // A part that cannot be fetched is tried again where it is drawn, which also says so.
    load().then(resolve, resolve);
  };
  const timer = setTimeout(stir, longestWait);
  for (const sign of signs) addEventListener(sign, stir, { passive: true });
  addEventListener('click', rememberPress, true);
  wake = () => {
    stir();
    return whenAwake;
  };
  if (scrollY > 0) stir();
  return whenAwake;
}

/**
 * The part of a page below its first screen, in a file of its own. The server draws it; the browser shows that drawing and
 * fetches what brings it to life only when the visitor stirs, so that neither its bytes nor its work stand before the
 * first screen.
 */
export function laterPart(fetchPart: () => Promise<ComponentType>) {
  let isLoaded = false;
  let stirred: Promise<void> | undefined;
  const Part = lazyPage(async () => {
    const Loaded = await fetchPart();
    isLoaded = true;
    wake = undefined;
    return Loaded;
  });
  const Waiting = () => {
    const isDrawnByServer = !useHydrated();
    useEffect(pressAgain, []);
    if (isDrawnByServer && !isLoaded) use((stirred ??= visitorStirs(Part.load)));
    return <Part />;
  };
  const Later = () => (
    <Suspense fallback={null}>
      <Waiting />
    </Suspense>
  );
  return Object.assign(Later, { load: Part.load });
}
