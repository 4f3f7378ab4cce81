import { expect, test } from '@playwright/test';
import { storyFinished } from '../support/story.ts';

/* Stories that once depended on the speed of the machine, on one that is six times slower. */

const stories = [
  'pages-event--upcoming',
  'pages-home--empty-news',
  'components-content-imageviewer--follows-a-swipe',
  'components-feedback-tooltip--waits-seven-tenths-of-a-second',
];
const slowdown = 6;

for (const id of stories) {
  test(`${id} plays to its end`, async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

    await page.goto(`/storybook/iframe.html?id=${id}&viewMode=story`);
    const finished = await page.waitForFunction(storyFinished, id, { timeout: 100_000 });
    expect(await finished.jsonValue()).toBe(true);
    // Where a play function fails, Storybook leaves the page and complains in the console.
    expect(complaints).toEqual([]);
  });
}
