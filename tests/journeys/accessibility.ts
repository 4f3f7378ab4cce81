import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const criteria = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails when axe finds a violation in either theme. Only colours differ in the dark one. */
export async function expectAccessible(page: Page, tags = criteria): Promise<void> {
  // A page of the site in the panel's preview has landmarks of its own, and is checked as itself.
  // With no frame left, axe needs no second page ("legacy"); nobody reads what it passed. Together
  // that is half of the time.
  const builder = () =>
    new AxeBuilder({ page })
      .exclude('iframe')
      .options({ resultTypes: ['violations'] })
      .setLegacyMode();
  const themes = {
    light: builder().withTags(tags),
    dark: builder().withRules(['color-contrast']),
  };
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.waitForFunction(hasTheme, colorScheme);
    await page.evaluate(settleColours);
    const { violations } = await themes[colorScheme].analyze();
    const found = violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
    expect(found, `${page.url()} in ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}

/** Fails when something is wider than the screen. */
export async function expectFits(page: Page): Promise<void> {
  const { width = 0 } = page.viewportSize() ?? {};
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

/** Fails as the two above. */
export async function expectWellShown(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectFits(page);
}

/** Whether the page is light or dark as asked: the panel changes a moment after the browser. */
function hasTheme(wanted: 'light' | 'dark'): boolean {
  const [ground = 'rgb(255, 255, 255)'] = [document.body, document.documentElement]
    .map((element) => getComputedStyle(element).backgroundColor)
    .filter((colour) => !colour.endsWith(', 0)'));
  const [red = 0, green = 0, blue = 0] = (ground.match(/[\d.]+/g) ?? []).map(Number);
  return red + green + blue < 384 === (wanted === 'dark');
}

/** Waits until the new theme is drawn: the panel's buttons fade from one colour to the other. */
async function settleColours(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const isFading = () =>
    document
      .getAnimations()
      .some((animation) => animation instanceof CSSTransition && animation.playState === 'running');
  do {
    await frame();
    await frame();
  } while (isFading());
}
