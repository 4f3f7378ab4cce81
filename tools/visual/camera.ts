import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium, type Page } from 'playwright';
import { chromiumFlags, findChromium } from '../chromium.ts';
import { inRoot } from '../folders.ts';
import { decode, differenceOf, isChange } from './compare.ts';
import { fixRandomAndTimers, settle, showTheme, storyFinished } from './inPage.ts';
import type { Subject, Theme } from './subjects.ts';

/** The time in every picture. Page stories stop their clock at the same one. */
const now = new Date('2026-11-06T09:00:00Z');
const height = 640;
const style = `
  /* Machines have different fonts of one width; the kit brings none. */
  code, kbd, pre, samp { font-family: var(--font-text) !important; }
  /* The server sends mosaics of photographs. */
  img:not([src^='data:'], [src$='.svg'], [src$='.png']) { image-rendering: pixelated !important; }`;
/**
 * On a page, it depends on the browser where the focus is after a button was disabled and enabled.
 * The pictures of the components show the focus ring.
 */
const withoutRing = ':focus-visible { outline-color: transparent !important; }';
/** Bar and footer have their own pictures: a new link would otherwise change every page. */
const withoutShell = 'header:has(~ #main), #main ~ footer { display: none !important; }';
const withShell = /^Pages\/(Home\.Success|Other-groups\.\w+Home)\./;
const timeoutMs = 30_000;
const retakes = 10;
const betweenRetakes = 150;

/** Starts a Chromium that draws letters the same way on every machine. */
export function startBrowser(executablePath: string | undefined = findChromium()): Promise<Browser> {
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    env: { ...process.env, FONTCONFIG_FILE: inRoot('tools', 'visual', 'fonts.conf') },
    args: [
      ...chromiumFlags,
      '--font-render-hinting=none',
      '--disable-lcd-text',
      '--force-color-profile=srgb',
      '--hide-scrollbars',
    ],
  });
}

/** Opens a page in which clock, random numbers, place and motion are always the same. */
export async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-US',
    timezoneId: 'Africa/Accra',
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(now);
  await page.addInitScript(fixRandomAndTimers);
  return page;
}

/** Opens a story and waits until it has been rendered and its play function has ended. */
export async function visit(page: Page, storybook: string, { storyId, width, name }: Subject): Promise<void> {
  await page.setViewportSize({ width, height: width < 600 ? 844 : height });
  const globals = 'theme:light;motion:reduced;a11y.manual:!true';
  await page.goto(`${storybook}/iframe.html?id=${storyId}&viewMode=story&globals=${globals}`);
  const finished = await page.waitForFunction(storyFinished, storyId, { timeout: timeoutMs });
  const fault = await finished.jsonValue();
  if (typeof fault === 'string') throw new Error(fault);
  await page.addStyleTag({ content: style });
  if (name.startsWith('Pages/')) await page.addStyleTag({ content: withoutRing });
  if (!withShell.test(name)) await page.addStyleTag({ content: withoutShell });
}

/**
 * Photographs the visited story in one theme. A picture that `isExpected` is final. Any other one
 * counts only if the next is the same, so that nothing half-loaded is compared or accepted. A few
 * points on a smoothed edge may differ between the two.
 */
export async function photograph(
  page: Page,
  theme: Theme,
  isExpected: (picture: Buffer) => Promise<boolean>,
): Promise<Buffer> {
  await page.evaluate(showTheme, theme);
  await page.evaluate(settle);
  let last = await shoot(page);
  if (await isExpected(last)) return last;
  for (let count = 0; count < retakes; count += 1) {
    await pause(betweenRetakes);
    const next = await shoot(page);
    if (next.equals(last) || (await areAlike(last, next))) return next;
    last = next;
  }
  throw new Error(`The story keeps changing: in ${retakes} pictures, no two in a row are the same.`);
}

async function areAlike(one: Buffer, other: Buffer): Promise<boolean> {
  return !isChange(differenceOf(await decode(one), await decode(other)));
}

const shoot = (page: Page): Promise<Buffer> =>
  page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css' });
