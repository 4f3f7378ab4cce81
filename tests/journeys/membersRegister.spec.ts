import { expect, type Locator, type Page, test } from '@playwright/test';
import { formatPhone } from '@year-group/api-types/common/phone';
import { messages } from '@year-group/api-types/messages';
import { button, completeRegistration, delali, newPerson, takeFirstStep } from './member.ts';
import { testOnOwnProduct } from './ownProduct.ts';
import { complaintsOf, open, reload } from './shopper.ts';
import { expectTexts, follow, hold, pressExactly, testAtWidths } from './steps.ts';

const { registration: texts } = messages;
const calls = /\/api\/members$/;
const complete = (page: Page) => page.getByRole('heading', { level: 1, name: texts.completeTitle });

test('a registration with mistakes, a reload and a dropped connection on the way', async ({ page }) => {
  const logged = complaintsOf(page, calls);
  const person = newPerson();
  await open(page, '/register');
  await pressExactly(page, 'Next', 'Full Name is required', texts.emailRequired, texts.phoneRequired);
  await expect(page.getByLabel('Full Name')).toBeFocused();

  await takeFirstStep(page, { ...person, email: 'nana@example', phone: '020 123 4567' });
  await expectTexts(page, texts.emailInvalid, texts.phoneInvalid);
  await expect(page.getByLabel('Email Address')).toBeFocused();
  await takeFirstStep(page, person);

  await expect(page.getByRole('img', { name: 'Step 2 of 3' })).toBeVisible();
  await page.getByLabel('Current Occupation').fill('Quantity surveyor');
  await reload(page);
  await expect(page.getByLabel('Current Occupation')).toHaveValue('Quantity surveyor');
  await pressExactly(page, 'Previous');
  await expect(page.getByLabel('Full Name')).toHaveValue(person.fullName);
  await pressExactly(page, 'Next');
  await page.getByLabel('Current Location').fill('East Legon, Accra');
  await pressExactly(page, 'Next');
  await page.getByLabel('House at the school').selectOption('Owusu-Parry House');
  await page.getByLabel('Message (Optional)').fill('My mother still has the trunk.');

  await page.context().setOffline(true);
  await pressExactly(page, 'Complete Registration');
  await expect(page.getByText(texts.failedTitle).first()).toBeVisible();
  await expect(page.getByText(texts.failed).first()).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByLabel('Message (Optional)')).toHaveValue('My mother still has the trunk.');

  await pressExactly(page, 'Complete Registration');
  await expect(complete(page)).toBeFocused();
  await expectTexts(page, texts.complete, texts.successTitle);
  await expect(page.locator('canvas')).toBeVisible();
  await follow(page, 'Go to Homepage', '/');
  await open(page, '/register');
  await expect(page.getByLabel('Full Name')).toHaveValue('');
  expect(logged).toEqual([`${messages.network} `]);
});

testAtWidths('a local number is suggested in the required format', async (page) => {
  const person = newPerson();
  const grouped = formatPhone(person.phone);
  await open(page, '/register');
  await takeFirstStep(page, { ...person, phone: `0${person.phone.slice(4)}` });
  await expect(page.getByText(texts.phoneInvalid, { exact: true })).toBeVisible();
  await pressExactly(page, `Use ${grouped}`);
  await expect(page.getByLabel('Phone Number')).toBeFocused();
  await expect(page.getByLabel('Phone Number')).toHaveValue(grouped);
  await pressExactly(page, 'Next');
  await completeRegistration(page);
  await expect(complete(page)).toBeVisible();
  await open(page, '/member-login');
  await page.getByLabel('Phone Number').fill(`0${person.phone.slice(4, 6)} ${person.phone.slice(6)}`);
  await pressExactly(page, 'Verify and View');
  await expect(page).toHaveURL('/members');
});

test('a registered e-mail address or number goes back to its field', async ({ page }) => {
  const logged = complaintsOf(page, calls);
  const person = newPerson();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/register');
  await takeFirstStep(page, { ...person, email: 'Delali.KPODO@example.com' });
  await completeRegistration(page);
  await expect(page.getByLabel('Email Address')).toBeFocused();
  await expect(page.getByLabel('Email Address')).toHaveAccessibleDescription(new RegExp(texts.emailTaken));

  await takeFirstStep(page, { ...person, phone: '+233 (0)24 000-0104' });
  await completeRegistration(page);
  await expect(page.getByLabel('Phone Number')).toBeFocused();
  await expect(page.getByLabel('Phone Number')).toHaveAccessibleDescription(new RegExp(texts.phoneTaken));

  await takeFirstStep(page, person);
  await completeRegistration(page);
  await expect(complete(page)).toBeVisible();
  // No confetti with reduced motion.
  await expect(page.locator('canvas')).toHaveCount(0);
  expect(logged).toEqual([]);
});

test('registration and verification need no mouse', async ({ page }) => {
  const person = newPerson();
  await open(page, '/register');
  const type = (text: string) => page.keyboard.type(text);
  const press = (key: string) => page.keyboard.press(key);
  const tabTo = async (place: Locator) => {
    await expect(async () => {
      await press('Tab');
      await expect(place).toBeFocused({ timeout: 100 });
    }).toPass({ intervals: [0] });
  };
  await page.getByLabel('Full Name').focus();
  await type(person.fullName);
  for (const text of [person.email, person.phone]) {
    await press('Tab');
    await type(text);
  }
  await press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: /^Step 2 of 3/ })).toBeFocused();
  await tabTo(page.getByLabel('Current Occupation'));
  await type('Teacher');
  await press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: /^Step 3 of 3/ })).toBeFocused();
  await tabTo(page.getByLabel('House at the school'));
  await type('Riis');
  await tabTo(page.getByLabel('Message (Optional)'));
  await type('Hello, all.');
  await tabTo(button(page, 'Complete Registration'));
  await press('Enter');
  await expect(complete(page)).toBeFocused();

  await open(page, '/member-login');
  await page.getByLabel('Phone Number').focus();
  await type(person.phone);
  await press('Enter');
  await expect(page).toHaveURL('/members');
  await expect(page.getByText(/\d members$/)).toBeVisible();
});

test('early input is kept, and the browser does not submit the form natively', async ({ page }) => {
  const release = await hold(page);
  await page.goto('/register', { waitUntil: 'commit' });
  await page.getByLabel('Full Name').fill(delali.fullName);
  await page.keyboard.press('Enter');
  await expect(button(page, 'Next')).toBeDisabled();
  expect(new URL(page.url()).search).toBe('');
  release();
  await pressExactly(page, 'Next', texts.emailRequired);
  await expect(page.getByLabel('Full Name')).toHaveValue(delali.fullName);
  await expect(page.getByText('Full Name is required')).toHaveCount(0);
});

const keyTest = testOnOwnProduct({ REGISTRATION_API_KEY: 'the form of 2015' });
keyTest('the form sends the key that this server expects', async ({ page }) => {
  await open(page, '/register');
  await takeFirstStep(page, newPerson());
  await completeRegistration(page);
  await expect(complete(page)).toBeVisible();
});
