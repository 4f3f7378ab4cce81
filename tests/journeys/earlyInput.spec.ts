import { type Browser, type BrowserContext, expect, test } from '@playwright/test';
import { numbers } from '../support/numbers.ts';
import { type Action, actions, pause, type Random } from './earlyActions.ts';
import { isHydrated } from './publicPages.ts';

/* Early input must take effect once: on a slow phone, with scripts that arrive at random times, which
   EARLY_SEED repeats; EARLY_LOADS is the total number of page loads. */
const loads = Number(process.env.EARLY_LOADS ?? 12);
const seed = Number(process.env.EARLY_SEED ?? 1);
const slowdown = 6;
/** Maximum delay of the scripts, in ms. */
const maxDelayMs = 3000;

type Storage = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Opens a page on a slow phone with delayed scripts, acts at some moment, and resolves to the result. */
async function visit(browser: Browser, action: Action, path: string, storageState: Storage, random: Random) {
  const context = await browser.newContext({ storageState, hasTouch: true });
  const page = await context.newPage();
  const delay = random() * maxDelayMs;
  const moment = random() * (delay + 2000);
  await page.route('**/assets/**.js', async (route) => {
    await pause(delay);
    await route.continue().catch(() => {});
  });
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(path, { waitUntil: 'commit' });
  await pause(moment);
  await action.act({ page, random });
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await isHydrated(page);
  const done = expect.poll(() => action.outcome(page)).toBe(action.once);
  await done.catch(() => {});
  // A second effect would happen a little later.
  await page.waitForLoadState('networkidle');
  const idle = () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve)));
  await page.evaluate(idle);
  const outcome = await action.outcome(page);
  await context.close();
  return { outcome, delay: Math.round(delay), moment: Math.round(moment) };
}

for (const [index, [name, action]] of Object.entries(actions).entries()) {
  const count = Object.keys(actions).length;
  const share = Math.floor((loads + count - 1 - index) / count);
  test(`${name}, before hydration, takes effect once`, async ({ browser, page }) => {
    test.setTimeout(60_000 + share * 60_000);
    const random = numbers(seed + index);
    const path = await action.path(page);
    await action.prepare?.(page);
    const storage = await page.context().storageState();
    const failures: object[] = [];
    for (let load = 0; load < share; load += 1) {
      const { outcome, ...when } = await visit(browser, action, path, storage, random);
      if (outcome !== action.once) failures.push({ load, outcome, ...when });
    }
    console.log(`${name}: ${share} loads, ${failures.length} not once (EARLY_SEED=${seed})`);
    expect(failures, `EARLY_SEED=${seed}`).toEqual([]);
  });
}
