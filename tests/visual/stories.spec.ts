import { readFileSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import { inRoot } from '../../tools/folders.ts';
import { storyFinished } from '../support/story.ts';
import { fixRandomAndTimers, settle } from './inPage.ts';

interface Entry {
  type: string;
  id: string;
  title: string;
  name: string;
  tags?: string[];
}

/** The time in every picture. Stories of pages stop their clock at the same one. */
const now = new Date('2026-11-06T09:00:00Z');
const styles = [inRoot('tests/visual/pictures.css')];
/** Bar and footer have their own pictures: a new link would otherwise change every page. */
const stylesOfPages = [...styles, inRoot('tests/visual/pages.css')];

const index: { entries: Record<string, Entry> } = JSON.parse(
  readFileSync(inRoot('storybook-static/index.json'), 'utf8'),
);
const stories = Object.values(index.entries).filter(({ type }) => type === 'story');
const isPage = ({ title, tags = [] }: Entry): boolean =>
  /^(Pages|Administration\/Screens)\//.test(title) || tags.includes('page');
const isFirst = ({ id, title }: Entry): boolean => stories.find((each) => each.title === title)?.id === id;

/** `States` of each component, the first story of each page and screen, and those tagged `picture`. */
const pictured = stories.filter(
  (story) => story.name === 'States' || story.tags?.includes('picture') || (isPage(story) && isFirst(story)),
);

/** A page for all stories of a worker, so that each is loaded from the browser's cache. */
const test = base.extend<object, { storybook: Page }>({
  storybook: [
    async ({ browser }, use) => {
      const page = await browser.newPage({
        deviceScaleFactor: 1,
        reducedMotion: 'reduce',
        locale: 'en-US',
        timezoneId: 'Africa/Accra',
      });
      await page.clock.setFixedTime(now);
      await page.addInitScript(fixRandomAndTimers);
      // Photographs would be nearly all of the bytes of the pictures.
      const photograph = { path: inRoot('tests/visual/photograph.svg') };
      await page.route(/\.(avif|webp|jpe?g)$/, (route) => route.fulfill(photograph));
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

for (const story of pictured) {
  test(`${story.title}, ${story.name}`, async ({ storybook: page, baseURL }) => {
    const hasShell = !isPage(story) || story.id.startsWith('pages-home');
    const options = { fullPage: true, stylePath: hasShell ? styles : stylesOfPages };
    const globals = 'theme:light;motion:reduced;a11y.manual:!true';
    // The wide one first: its tables are loaded before the story ends.
    await page.setViewportSize({ width: 1280, height: 640 });
    await page.goto(`${baseURL}/iframe.html?id=${story.id}&viewMode=story&globals=${globals}`);
    const finished = await page.waitForFunction(storyFinished, story.id);
    expect(await finished.jsonValue()).toBe(true);
    await page.evaluate(settle);
    await expect.soft(page).toHaveScreenshot(`${story.id}-1280.png`, options);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(settle);
    await expect.soft(page).toHaveScreenshot(`${story.id}-390.png`, options);
    // On the page itself: the toolbar would render the story and run its checks again.
    await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
    await expect.soft(page).toHaveScreenshot(`${story.id}-390-dark.png`, options);
  });
}
