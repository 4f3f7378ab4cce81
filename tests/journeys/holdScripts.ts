import type { Page } from '@playwright/test';

/** Delays every script of later pages until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/assets/**.js', async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}
