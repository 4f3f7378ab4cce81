import type { Page } from '@playwright/test';

/** Delays the scripts of later pages, all by default, until the returned function is called. */
export async function holdScripts(page: Page, files = '**/assets/**.js'): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
