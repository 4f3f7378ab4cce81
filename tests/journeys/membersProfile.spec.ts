import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { formatPhone } from '@year-group/api-types/common/phone';
import { messages } from '@year-group/api-types/messages';
import { button, delali, newPerson, openAs, register, verify } from './member.ts';
import { complaintsOf, open } from './shopper.ts';

const { profile: texts, registration } = messages;

test('edit, cancel, save, conflict', async ({ page }) => {
  const logged = complaintsOf(page, /\/api\/members\//);
  const person = newPerson();
  const id = await register(page, person, { location: 'Tamale' });
  await openAs(page, person.email, `/members/${id}`);
  await expect(page).toHaveURL(`/members/${id}`);
  await expect(page.getByRole('link', { name: person.email })).toHaveAttribute(
    'href',
    `mailto:${person.email}`,
  );
  await expect(page.getByRole('link', { name: formatPhone(person.phone) })).toHaveAttribute(
    'href',
    `tel:${person.phone}`,
  );

  await button(page, 'Edit Profile').click();
  await page.getByLabel('Current Occupation').fill('Pilot');
  await button(page, 'Cancel').click();
  await expect(page.getByText('Pilot')).toHaveCount(0);

  await button(page, 'Edit Profile').click();
  await expect(page.getByLabel('Current Occupation')).toHaveValue('');
  await page.getByLabel('Email Address').fill(delali.email.toUpperCase());
  await button(page, 'Save').click();
  await expect(page.getByText(texts.updateFailedTitle).first()).toBeVisible();
  await expect(page.getByLabel('Email Address')).toBeFocused();
  await expect(page.getByLabel('Email Address')).toHaveAccessibleDescription(registration.emailTaken);

  await page.getByLabel('Email Address').fill(person.email);
  await page.getByLabel('Current Occupation').fill('Harbour pilot');
  await button(page, 'Save').click();
  await expect(page.getByText(texts.updatedTitle)).toBeVisible();
  await expect(page.getByText(texts.updated)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: person.fullName })).toBeFocused();
  await expect(page.getByText('Harbour pilot')).toBeVisible();
  expect(logged).toEqual([]);
});

test('private fields cannot be seen, searched or filtered by others', async ({ page, browser }) => {
  const person = newPerson();
  const id = await register(page, person, { location: 'Nsawam', currentOccupation: 'Beekeeper' });
  await openAs(page, person.email, `/members/${id}`);
  await button(page, 'Edit Profile').click();
  for (const field of ['phone', 'email', 'occupation', 'location']) {
    await page.getByRole('switch', { name: `Show my ${field} to members` }).uncheck({ force: true });
  }
  await button(page, 'Save').click();
  await expect(page.getByText('Only you see this')).toHaveCount(4);

  const context = await browser.newContext();
  const other = await context.newPage();
  await openAs(other, delali.email, `/members?q=${encodeURIComponent(person.fullName)}`);
  await expect(other.getByText('1 member found')).toBeVisible();
  await other.getByRole('link', { name: person.fullName }).click();
  await expect(other.getByRole('heading', { level: 1, name: person.fullName })).toBeVisible();
  for (const secret of [person.email, person.phone, formatPhone(person.phone), 'Beekeeper', 'Nsawam']) {
    await expect(other.getByText(secret)).toHaveCount(0);
  }
  await open(other, `/members?q=${person.email}`);
  await expect(other.getByText(messages.directory.empty)).toBeVisible();
  await context.close();
});

test('unsaved changes ask before leaving, survive an expired session, and can be discarded', async ({
  page,
}) => {
  const person = newPerson();
  const id = await register(page, person);
  await openAs(page, person.email, '/members');
  await page.getByRole('link', { name: 'My profile' }).click();
  await button(page, 'Edit Profile').click();
  await page.getByLabel('Message (Optional)').fill('Half a sentence');

  await page.getByRole('link', { name: 'About', exact: true }).first().click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(question).toBeVisible();
  await button(page, 'Keep editing').click();
  await page.goBack();
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`/members/${id}`);
  await expect(page.getByLabel('Message (Optional)')).toHaveValue('Half a sentence');

  await page.route(`**/api/members/${id}`, (route) =>
    route.fulfill({ status: 401, json: { error: 'Over.', message: 'Over.', code: 'unauthorised' } }),
  );
  await button(page, 'Save').click();
  await expect(page).toHaveURL(`/member-login?next=%2Fmembers%2F${id}`);
  await page.unrouteAll();
  await verify(page, person.email);
  await expect(page.getByLabel('Message (Optional)')).toHaveValue('Half a sentence');

  await page.goBack();
  await expect(question).toBeVisible();
  await button(page, 'Leave without saving').click();
  await expect(page).toHaveURL('/members');
});

test('a member downloads their data and deletes their account', async ({ page }) => {
  const person = newPerson();
  const id = await register(page, person);
  await openAs(page, person.email, `/members/${id}`);
  const downloading = page.waitForEvent('download');
  await button(page, 'Download my data').click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('my-data.json');
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({ id, ...person });

  await button(page, 'Delete my account').click();
  const question = page.getByRole('dialog', { name: 'Delete your account?' });
  await question.getByRole('button', { name: 'Keep my account' }).click();
  await expect(question).toBeHidden();
  await button(page, 'Delete my account').click();
  await question.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Your account is deleted')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('memberToken'))).toBeNull();

  await openAs(page, delali.email, `/members/${id}`);
  await expect(page.getByText(texts.notFound)).toBeVisible();
  await page.getByRole('link', { name: 'Back to Members' }).click();
  await expect(page).toHaveURL('/members');
});
