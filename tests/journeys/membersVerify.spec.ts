import { expect, test } from '@playwright/test';
import { messages } from '@year-group/api-types/messages';
import { expectAccessible } from './accessibility.ts';
import { button, codeFor, delali, verify } from './member.ts';
import { testOnOwnProduct } from './ownProduct.ts';
import { complaintsOf, open, reload } from './shopper.ts';
import { core, expectTexts, pressExactly } from './steps.ts';

const { verification: texts } = messages;
const calls = /\/api\/auth\//;

test('a phone number or an e-mail address opens the directory at once', core, async ({ page }) => {
  const logged = complaintsOf(page, calls);
  await open(page, '/members?house=Akro+House');
  await expect(page).toHaveURL('/member-login?next=%2Fmembers%3Fhouse%3DAkro%2BHouse');
  await expect(button(page, 'Verify and View')).toBeDisabled();
  await page.getByLabel('Phone Number').fill('+233 24 000 9999');
  await expect(page.getByLabel('Email Address')).toBeDisabled();
  await pressExactly(page, 'Verify and View');
  await expect(page.getByText(texts.failedTitle).first()).toBeVisible();
  await expect(page.getByText(texts.unknown).first()).toBeVisible();
  await expect(button(page, 'Verify and View')).toBeFocused();

  await page.getByLabel('Phone Number').fill('024 000 0104');
  await pressExactly(page, 'Verify and View');
  await expect(page).toHaveURL('/members?house=Akro+House');
  await expectTexts(page, texts.successTitle, texts.success, /members? found$/);
  await reload(page);
  await expect(page.getByText(/members? found$/)).toBeVisible();

  await pressExactly(page, 'Log out');
  await expect(page).toHaveURL('/');
  await open(page, '/members');
  await expect(page).toHaveURL('/member-login?next=%2Fmembers');
  expect(logged).toEqual([]);
});

test('a verification never redirects to another site', core, async ({ page }) => {
  await open(page, '/login?next=https%3A%2F%2Felsewhere.example%2Fmembers');
  await expect(page).toHaveURL(/^[^?]*\/member-login\?next=/);
  await verify(page, delali.email);
  await expect(page).toHaveURL('/members');
});

const codeTest = testOnOwnProduct({ MEMBER_VERIFICATION: 'code' });
codeTest.describe('with a code by mail', () => {
  codeTest(
    'the code from the mail opens the directory; a wrong one does not',
    { tag: '@core' },
    async ({ page, product }) => {
      const logged = complaintsOf(page, calls);
      await open(page, '/members?q=kpodo');
      await page.getByLabel('Email Address').fill(delali.email);
      await pressExactly(page, 'Verify and View', 'd•••@example.com');
      const code = page.getByLabel('Six-digit code');
      await expect(code).toBeFocused();
      await expectAccessible(page);
      const right = await codeFor(delali.email, product.folder);
      await code.fill(right === '000000' ? '111111' : '000000');
      await expect(page.getByText(texts.wrongCode)).toBeVisible();
      await expect(code).toHaveValue('');
      await expect(code).toBeFocused();
      await expect(button(page, 'Back')).toBeVisible();

      // Phones often unload the page while the mail is open.
      await reload(page);
      await code.fill(` ${right.slice(0, 3)} ${right.slice(3)} `);
      await expect(page).toHaveURL('/members?q=kpodo');
      await expect(page.getByText(texts.successTitle)).toBeVisible();
      await expect(page.getByRole('link', { name: delali.fullName })).toBeVisible();
      expect(logged).toEqual([]);
    },
  );

  codeTest('a non-member sees the same, and can go back', core, async ({ page }) => {
    await open(page, '/member-login');
    await page.getByLabel('Email Address').fill('dela@example.com');
    await pressExactly(page, 'Verify and View', 'd•••@example.com');
    await expect(page.getByRole('button', { name: /^Send a new code in \d+ s$/ })).toBeDisabled();
    await pressExactly(page, 'Back');
    await expect(page.getByLabel('Email Address')).toBeVisible();
  });
});
