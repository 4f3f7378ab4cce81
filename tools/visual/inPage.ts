/*
 * Runs inside the photographed page. Playwright sends each function as text, so it may use nothing
 * outside of itself.
 */
/* oxlint-disable no-underscore-dangle -- Storybook chose the name of its preview. */
import type { Theme } from './subjects.ts';

declare global {
  var __STORYBOOK_PREVIEW__: { currentRender?: { id?: string; phase?: string } } | undefined;
}

/**
 * Makes random numbers the same each time and stops long timers: what closes after some seconds
 * must still be in its picture.
 */
export function fixRandomAndTimers(): void {
  const maxMs = 2000;
  let seed = 1;
  Math.random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const start = window.setTimeout.bind(window);
  const withoutLongTimers = (handler: TimerHandler, delay = 0, ...rest: unknown[]): number =>
    start(handler, delay < maxMs ? delay : 2 ** 31 - 1, ...rest);
  window.setTimeout = Object.assign(withoutLongTimers, window.setTimeout);
}

/** True when the story has been rendered and played, a sentence when it failed, else false. */
export function storyFinished(storyId: string): string | boolean {
  if (document.body.classList.contains('sb-show-errordisplay'))
    return `The story failed: ${document.querySelector('#error-message')?.textContent ?? ''}`;
  if (document.body.classList.contains('sb-show-nopreview')) return 'Storybook shows no such story.';
  const render = globalThis.__STORYBOOK_PREVIEW__?.currentRender;
  if (render?.id !== storyId) return false;
  return render.phase === 'finished';
}

/**
 * Shows the story in a theme, on the page itself: the toolbar would render the story and run its
 * checks again.
 */
export function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
}

/** Waits for fonts, all pictures (also those far below), and two frames. */
export async function settle(): Promise<void> {
  const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  const images = [...document.images];
  for (const image of images) image.loading = 'eager';
  // A picture that fails to load shows as such in the comparison.
  await Promise.allSettled(images.map((image) => image.decode()));
  await document.fonts.ready;
  await frame();
  await frame();
}
