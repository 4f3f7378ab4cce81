import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';

const table = new URL('../../docs/panel-tasks.md', import.meta.url);

/** The devices of the table, each with the column of its count. */
const devices = [
  { name: 'a phone', column: 2, use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
  { name: 'a laptop', column: 3, use: { viewport: { width: 1280, height: 800 }, hasTouch: false } },
] as const;

/** Does a task on a page and counts its taps or clicks. Typing and scrolling cost nothing. */
function tapsOn(page: Page, hasTouch = false) {
  let count = 0;
  const touch = (place: Locator) => {
    count += 1;
    return hasTouch ? place.tap() : place.click();
  };
  return {
    page,
    /** Presses a button, a link, a row or a checkbox. */
    press: touch,
    /** Touches a field and types. */
    async fill(field: Locator, text: string) {
      await touch(field);
      await field.fill(text);
    },
    /** Opens the browser's own select and presses an option. */
    async choose(field: Locator, option: string) {
      count += 2;
      await field.selectOption(option);
    },
    get count() {
      return count;
    },
  };
}

export type Taps = ReturnType<typeof tapsOn>;

/** The cells of a task's row. */
function rowOf(name: string): string[] {
  const row = readFileSync(table, 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .find(([, first]) => first === name);
  if (!row) throw new Error(`docs/panel-tasks.md has no row "${name}".`);
  return row.slice(1);
}

/**
 * A test for each device: does a task of `docs/panel-tasks.md`, and fails when it took another
 * number of taps than the table says, or more than its limit.
 */
export function countTask(name: string, perform: (taps: Taps) => Promise<void>): void {
  for (const { name: device, column, use } of devices) {
    test.describe(() => {
      test.use(use);
      test(`${name}, on ${device}`, async ({ page }) => {
        const taps = tapsOn(page, use.hasTouch);
        await perform(taps);
        const row = rowOf(name);
        expect(taps.count, 'at most, by docs/panel-tasks.md').toBeLessThanOrEqual(Number(row[1]));
        expect(String(taps.count), 'the count in docs/panel-tasks.md').toBe(row[column]);
      });
    });
  }
}
