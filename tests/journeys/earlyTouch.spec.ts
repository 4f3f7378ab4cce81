import { randomInt } from 'node:crypto';
import { type Browser, type BrowserContext, expect, test } from '@playwright/test';
import { type Deed, deeds, pause, type Random } from './earlyDeeds.ts';
import { isAlive } from './publicPages.ts';

/*
 * Early input must take effect once: on a slow phone, with scripts that arrive at random times.
 * EARLY_LOADS is the total number of page loads, EARLY_SEED repeats the random times of an earlier
 * run.
 */
const loads = Number(process.env.EARLY_LOADS ?? 12);
const seed = Number(process.env.EARLY_SEED ?? randomInt(1_000_000));
const slowdown = 6;
/** Maximum delay of the scripts, in ms. */
const longestDelay = 3000;

type Storage = Awaited<ReturnType<BrowserContext['storageState']>>;
/** A seeded random number generator, between 0 and 1. */
function numbers(start: number): Random {
  let state = start >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * Opens a page on a slow phone with delayed scripts, performs the action at some moment, and
 * returns the result.
 */
async function visit(browser: Browser, deed: Deed, path: string, storageState: Storage, random: Random) {
  const context = await browser.newContext({ storageState, hasTouch: true, serviceWorkers: 'block' });
  const page = await context.newPage();
  const delay = random() * longestDelay;
  const moment = random() * (delay + 2000);
  await page.route('**/assets/**.js', async (route) => {
    await pause(delay);
    await route.continue().catch(() => {});
  });
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(path, { waitUntil: 'commit' });
  await pause(moment);
  await deed.act({ page, random });
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await isAlive(page);
  const done = expect.poll(() => deed.outcome(page), { timeout: 8000 }).toBe(deed.once);
  await done.catch(() => {});
  // A second effect would happen a little later.
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
  );
  const outcome = await deed.outcome(page);
  await context.close();
  return { outcome, delay: Math.round(delay), moment: Math.round(moment) };
}

for (const [index, [name, deed]] of Object.entries(deeds).entries()) {
  const count = Object.keys(deeds).length;
  const share = Math.floor((loads + count - 1 - index) / count);
  test(`${name}, before the page is hydrated, happens once`, async ({ browser, page }) => {
    test.setTimeout(30_000 + share * 40_000);
    const random = numbers(seed + index);
    const path = await deed.path(page);
    await deed.prepare?.(page);
    const storage = await page.context().storageState();
    const failures: object[] = [];
    for (let load = 0; load < share; load += 1) {
      const { outcome, ...when } = await visit(browser, deed, path, storage, random);
      if (outcome !== deed.once) failures.push({ load, outcome, ...when });
    }
    console.log(`${name}: ${share} loads, ${failures.length} not once (EARLY_SEED=${seed})`);
    expect(failures, `EARLY_SEED=${seed}`).toEqual([]);
  });
}
