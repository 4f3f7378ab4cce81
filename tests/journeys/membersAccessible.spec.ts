import { expect, test } from '@playwright/test';
import { expectWellShown } from './accessibility.ts';
import { button, delali, newPerson, openAs, registerNew, takeFirstStep } from './member.ts';
import { complaintsOf, open } from './shopper.ts';
import { pressExactly } from './steps.ts';

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('registration has no axe violations', async ({ page }) => {
      const logged = complaintsOf(page);
      await open(page, '/register');
      await expectWellShown(page);
      await pressExactly(page, 'Next');
      await expectWellShown(page);
      await takeFirstStep(page, newPerson());
      await expectWellShown(page);
      await pressExactly(page, 'Next');
      await expectWellShown(page);
      await pressExactly(page, 'Complete Registration');
      await expect(page.getByRole('link', { name: 'Go to Homepage' })).toBeVisible();
      await expectWellShown(page);
      expect(logged).toEqual([]);
    });

    test('verification and the directory have no axe violations', async ({ page }) => {
      const logged = complaintsOf(page);
      await open(page, '/member-login');
      await expectWellShown(page);
      await openAs(page, delali.email, '/members');
      await expect(page.getByText(/^\d+ members$/)).toBeVisible();
      await expectWellShown(page);
      await open(page, '/members?q=nobody+is+called+this');
      await expectWellShown(page);
      expect(logged).toEqual([]);
    });

    test('the profile has no axe violations', async ({ page }) => {
      const { id, email } = await registerNew(page, { houseAtPresec: 'Akro House', message: 'Hello, all.' });
      await openAs(page, email, `/members/${id}`);
      await expect(button(page, 'Edit Profile')).toBeVisible();
      await expectWellShown(page);
      await pressExactly(page, 'Delete my profile');
      await expect(button(page, 'Keep my profile')).toBeVisible();
      await expectWellShown(page);
      await pressExactly(page, 'Keep my profile');
      await pressExactly(page, 'Edit Profile');
      await page.getByLabel('Full Name').fill('');
      await pressExactly(page, 'Save');
      await expectWellShown(page);
    });
  });
}
