import { expect, test } from '@playwright/test';
import { formatPhone } from '@year-group/api-types/common/phone';
import { messages } from '@year-group/api-types/messages';
import { button, delali, openAs, registerNew, verify } from './member.ts';
import { otherBrowser } from './officers.ts';
import { downloadFrom, refuse } from './panel.ts';
import { complaintsOf, open } from './shopper.ts';
import { expectLink, fillIn, follow, press, pressExactly } from './steps.ts';

const { profile: texts, registration } = messages;

test('edit, cancel, save, conflict', async ({ page }) => {
  const logged = complaintsOf(page, /\/api\/members\//);
  const { id, ...person } = await registerNew(page, { location: 'Winneba' });
  await openAs(page, person.email, `/members/${id}`);
  await expect(page).toHaveURL(`/members/${id}`);
  await expectLink(page, person.email, `mailto:${person.email}`);
  await expectLink(page, formatPhone(person.phone), `tel:${person.phone}`);

  await pressExactly(page, 'Edit Profile');
  await page.getByLabel('Current Occupation').fill('Pilot');
  await pressExactly(page, 'Cancel');
  await expect(page.getByText('Pilot')).toHaveCount(0);

  await pressExactly(page, 'Edit Profile');
  await expect(page.getByLabel('Current Occupation')).toHaveValue('');
  await page.getByLabel('Email Address').fill(delali.email.toUpperCase());
  await pressExactly(page, 'Save');
  await expect(page.getByText(texts.updateFailedTitle).first()).toBeVisible();
  await expect(page.getByLabel('Email Address')).toBeFocused();
  await expect(page.getByLabel('Email Address')).toHaveAccessibleDescription(registration.emailTaken);

  await fillIn(page, { 'Email Address': person.email, 'Current Occupation': 'Harbour pilot' });
  await pressExactly(page, 'Save', texts.updatedTitle, texts.updated);
  await expect(page.getByRole('heading', { level: 1, name: person.fullName })).toBeFocused();
  await expect(page.getByText('Harbour pilot')).toBeVisible();
  expect(logged).toEqual([]);
});

test('private fields cannot be seen, searched or filtered by others', async ({ page }) => {
  const { id, ...person } = await registerNew(page, { location: 'Nsawam', currentOccupation: 'Beekeeper' });
  await openAs(page, person.email, `/members/${id}`);
  await pressExactly(page, 'Edit Profile');
  for (const field of ['phone', 'email', 'occupation', 'location'])
    await page.getByRole('switch', { name: `Show my ${field} to members` }).uncheck({ force: true });
  await pressExactly(page, 'Save');
  await expect(page.getByText('Only you see this')).toHaveCount(4);

  const other = await otherBrowser(page);
  await openAs(other, delali.email, `/members?q=${encodeURIComponent(person.fullName)}`);
  await expect(other.getByText('1 member found')).toBeVisible();
  await other.getByRole('link', { name: person.fullName }).click();
  await expect(other.getByRole('heading', { level: 1, name: person.fullName })).toBeVisible();
  for (const secret of [person.email, person.phone, formatPhone(person.phone), 'Beekeeper', 'Nsawam'])
    await expect(other.getByText(secret)).toHaveCount(0);
  await open(other, `/members?q=${person.email}`, messages.directory.empty);
  await other.close();
});

test('unsaved changes ask before leaving, survive an expired session and are discarded', async ({ page }) => {
  const { id, ...person } = await registerNew(page);
  await openAs(page, person.email, '/members');
  await page.getByRole('link', { name: 'My profile' }).click();
  await pressExactly(page, 'Edit Profile');
  await page.getByLabel('Message (Optional)').fill('Half a sentence');

  await page.getByRole('link', { name: 'About', exact: true }).first().click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(question).toBeVisible();
  await pressExactly(page, 'Keep editing');
  await page.goBack();
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`/members/${id}`);
  await expect(page.getByLabel('Message (Optional)')).toHaveValue('Half a sentence');

  await refuse(page, `**/api/members/${id}`, 401);
  await pressExactly(page, 'Save');
  await expect(page).toHaveURL(`/member-login?next=%2Fmembers%2F${id}`);
  await page.unrouteAll();
  await verify(page, person.email);
  await expect(page.getByLabel('Message (Optional)')).toHaveValue('Half a sentence');

  await page.goBack();
  await expect(question).toBeVisible();
  await pressExactly(page, 'Leave without saving');
  await expect(page).toHaveURL('/members');
});

test('a member downloads their data and deletes their account', async ({ page }) => {
  const { id, ...person } = await registerNew(page);
  await openAs(page, person.email, `/members/${id}`);
  const { name, text } = await downloadFrom(page, button(page, 'Download my profile'));
  expect(name).toBe('my-data.json');
  expect(JSON.parse(text)).toMatchObject({ id, ...person });

  await pressExactly(page, 'Delete my profile');
  const question = page.getByRole('dialog', { name: 'Delete your profile?' });
  await press(question, 'Keep my profile');
  await expect(question).toBeHidden();
  await pressExactly(page, 'Delete my profile');
  await press(question, 'Delete my profile');
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Your profile is deleted')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('memberToken'))).toBeNull();

  await openAs(page, delali.email, `/members/${id}`);
  await expect(page.getByText(texts.notFound)).toBeVisible();
  await follow(page, 'Back to Members', '/members');
});
