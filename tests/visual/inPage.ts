/* Runs inside the photographed page: each function is sent as text and may use nothing outside of itself. */

/** Makes random numbers the same each time and stops long timers: what closes late must be in its picture. */
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

/** Waits for fonts and for all pictures, also those far below. */
export async function settle(): Promise<void> {
  const images = [...document.images];
  for (const image of images) image.loading = 'eager';
  // A picture that fails to load shows as such in the comparison.
  await Promise.allSettled(images.map((image) => image.decode()));
  await document.fonts.ready;
}
