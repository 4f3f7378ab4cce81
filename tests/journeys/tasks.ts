import { type Locator, type Page, test } from '@playwright/test';

/** The devices on which officers do the tasks of a day. */
const devices = [
  { name: 'a phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
  { name: 'a laptop', use: { viewport: { width: 1280, height: 800 }, hasTouch: false } },
] as const;

/** A page that is used by taps, or by clicks where there is no touch screen. */
function tapsOn(page: Page, hasTouch: boolean) {
  const press = (place: Locator) => (hasTouch ? place.tap() : place.click());
  return {
    page,
    /** Presses a button, a link, a row or a checkbox. */
    press,
    /** Touches a field and types. */
    async fill(field: Locator, text: string) {
      await press(field);
      await field.fill(text);
    },
    /** Chooses an option of the browser's own select. */
    choose: (field: Locator, option: string) => field.selectOption(option),
  };
}

type Taps = ReturnType<typeof tapsOn>;

/** A test for each device: does a task of an officer's day. */
export function testTask(name: string, perform: (taps: Taps) => Promise<void>): void {
  for (const { name: device, use } of devices) {
    test.describe(() => {
      test.use(use);
      test(`${name}, on ${device}`, async ({ page }) => perform(tapsOn(page, use.hasTouch)));
    });
  }
}
