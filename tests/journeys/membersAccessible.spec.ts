import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { button, delali, newPerson, openAs, register, takeFirstStep } from './member.ts';
import { complaintsOf, open } from './shopper.ts';

/** No axe violations, and nothing wider than the screen. */
async function expectGood(page: Page, width: number) {
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    // Ten axe runs take long, most of all on a busy machine.
    test.describe.configure({ timeout: 120_000 });
    test.use({ viewport: { width, height: 844 } });

    test('registration has no axe violations', async ({ page }) => {
      const logged = complaintsOf(page);
      await open(page, '/register');
      await expectGood(page, width);
      await button(page, 'Next').click();
      await expectGood(page, width);
      await takeFirstStep(page, newPerson());
      await expectGood(page, width);
      await button(page, 'Next').click();
      await expectGood(page, width);
      await button(page, 'Complete Registration').click();
      await expect(page.getByRole('link', { name: 'Go to Homepage' })).toBeVisible();
      await expectGood(page, width);
      expect(logged).toEqual([]);
    });

    test('verification and the directory have no axe violations', async ({ page }) => {
      const logged = complaintsOf(page);
      await open(page, '/member-login');
      await expectGood(page, width);
      await openAs(page, delali.email, '/members');
      await expect(page.getByText(/^\d+ members$/)).toBeVisible();
      await expectGood(page, width);
      await open(page, '/members?q=nobody+is+called+this');
      await expectGood(page, width);
      expect(logged).toEqual([]);
    });

    test('the profile has no axe violations', async ({ page }) => {
      const person = newPerson();
      const id = await register(page, person, { houseAtPresec: 'Akro House', message: 'Hello, all.' });
      await openAs(page, person.email, `/members/${id}`);
      await expect(button(page, 'Edit Profile')).toBeVisible();
      await expectGood(page, width);
      await button(page, 'Delete my account').click();
      await expect(button(page, 'Keep my account')).toBeVisible();
      await expectGood(page, width);
      await button(page, 'Keep my account').click();
      await button(page, 'Edit Profile').click();
      await page.getByLabel('Full Name').fill('');
      await button(page, 'Save').click();
      await expectGood(page, width);
    });
  });
}
