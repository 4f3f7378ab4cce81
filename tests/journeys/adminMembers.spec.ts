import { expect, test } from '@playwright/test';
import { formatPhone } from '@year-group/api-types/common/phone';
import { messages } from '@year-group/api-types/messages';
import { expectAccessible } from './accessibility.ts';
import { chooseOption, fillMember, save } from './contents.ts';
import { newPerson, registerNew } from './member.ts';
import { asAdmin, filtered, openPanel, readAsAdmin, rowWith } from './panel.ts';
import { press } from './steps.ts';

const at = (filter: object) => filtered('/members', filter);

test('a member is corrected in all fields, and errors are at their fields', async ({ page }) => {
  const { id, ...person } = await registerNew(page, { location: 'Kumasi' });
  const other = await registerNew(page);
  await openPanel(page, at({ q: person.email }));
  await page.getByRole('link', { name: `Edit ${person.fullName}` }).click();
  const name = page.getByLabel('Name', { exact: true });
  await expect(name).toHaveValue(person.fullName);
  await expectAccessible(page);
  await name.fill('');
  await save(page, 'Full Name is required');
  const phone = newPerson().phone;
  const changed = { fullName: `${person.fullName} Junior`, phone: `0${formatPhone(phone).slice(5)}` };
  await fillMember(page, { ...changed, email: other.email });
  await save(page, messages.registration.emailTaken);
  await fillMember(page, { ...changed, email: person.email });
  await page.getByLabel('Role').fill('Welfare');
  await chooseOption(page, 'House', 'Riis House');
  await page.getByRole('checkbox', { name: 'Location' }).check();
  await save(page, messages.members.updated);
  await expect(rowWith(page, `${person.fullName} Junior`)).toHaveCount(1);
  expect(await readAsAdmin(page, `/api/members/${id}`)).toMatchObject({
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
  const { id } = await registerNew(page);
  await openPanel(page, `/members/edit/${id}`);
  await page.getByLabel('Role').fill('Librarian');
  await asAdmin(page, 'PUT', `/api/members/${id}`, { location: 'Wa' });
  await save(page, messages.members.updated);
  const stored = await readAsAdmin(page, `/api/members/${id}`);
  expect(stored).toMatchObject({ role: 'Librarian', location: 'Wa' });
});

test('one member is added by hand, with a phone number in any form', async ({ page }) => {
  const person = newPerson();
  await openPanel(page, at({ q: person.email }));
  await page.getByRole('link', { name: 'Add Member' }).click();
  await expect(page.getByRole('heading', { name: 'Add Member' })).toBeVisible();
  await expectAccessible(page);
  await fillMember(page, { ...person, phone: `0${person.phone.slice(4)}` });
  await press(page, 'Add Member', messages.members.created);
  await expect(page.getByRole('link', { name: formatPhone(person.phone) })).toBeVisible();
});
