import { expect, test } from '@playwright/test';
import { formatPhone } from '@year-group/api-types/common/phone';
import { messages } from '@year-group/api-types/messages';
import { expectAccessible } from './accessibility.ts';
import { chooseOption, save } from './contents.ts';
import { newPerson, register } from './member.ts';
import { asAdmin, filtered, openPanel, rowWith } from './panel.ts';

const at = (filter: object) => filtered('/members', filter);

test('a member is corrected in all fields, and errors are at their fields', async ({ page }) => {
  const [person, other] = [newPerson(), newPerson()];
  const id = await register(page, person, { location: 'Kumasi' });
  await register(page, other);
  await openPanel(page, at({ q: person.email }));
  await page.getByRole('link', { name: `Edit ${person.fullName}` }).click();
  const name = page.getByLabel('Name', { exact: true });
  await expect(name).toHaveValue(person.fullName);
  await expectAccessible(page);
  await name.fill('');
  await save(page, 'Full Name is required');
  await name.fill(`${person.fullName} Junior`);
  await page.getByLabel('Email', { exact: true }).first().fill(other.email);
  await save(page, messages.registration.emailTaken);
  await page.getByLabel('Email', { exact: true }).first().fill(person.email);
  const phone = newPerson().phone;
  await page
    .getByLabel('Phone', { exact: true })
    .first()
    .fill(`0${formatPhone(phone).slice(5)}`);
  await page.getByLabel('Role').fill('Welfare');
  await chooseOption(page, 'House', 'Riis House');
  await page.getByRole('checkbox', { name: 'Location' }).check();
  await save(page, messages.members.changed);
  await expect(rowWith(page, `${person.fullName} Junior`)).toHaveCount(1);
  expect(await (await asAdmin(page, 'GET', `/api/members/${id}`)).json()).toMatchObject({
    fullName: `${person.fullName} Junior`,
    email: person.email,
    phone,
    role: 'Welfare',
    houseAtPresec: 'Riis House',
    location: 'Kumasi',
    hidden: ['location'],
  });
});

test('what the member changes meanwhile stays', async ({ page }) => {
  const person = newPerson();
  const id = await register(page, person);
  await openPanel(page, `/members/edit/${id}`);
  await page.getByLabel('Role').fill('Librarian');
  await asAdmin(page, 'PUT', `/api/members/${id}`, { location: 'Wa' });
  await save(page, messages.members.changed);
  const reply = await asAdmin(page, 'GET', `/api/members/${id}`);
  expect(await reply.json()).toMatchObject({ role: 'Librarian', location: 'Wa' });
});

test('one member is added by hand, with a phone number in any form', async ({ page }) => {
  const person = newPerson();
  await openPanel(page, at({ q: person.email }));
  await page.getByRole('link', { name: 'Add Member' }).click();
  await expect(page.getByRole('heading', { name: 'Add Member' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Name', { exact: true }).fill(person.fullName);
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Phone', { exact: true }).fill(`0${person.phone.slice(4)}`);
  await page.getByRole('button', { name: 'Add Member' }).click();
  await expect(page.getByText(messages.members.added)).toBeVisible();
  await expect(page.getByRole('link', { name: formatPhone(person.phone) })).toBeVisible();
});
