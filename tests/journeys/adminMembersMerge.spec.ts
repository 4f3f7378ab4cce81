import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { messages } from '@year-group/api-types/messages';
import { expectAccessible } from './accessibility.ts';
import { newPerson, registerNew } from './member.ts';
import { asAdmin, chooseRows, filtered, openPanel, readAsAdmin, rowWith } from './panel.ts';
import { press, testAtWidths } from './steps.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Are these one person?' });
const read = (page: Page, id: string) => readAsAdmin(page, `/api/members/${id}`);

/** Two records at one place, both chosen, and the dialog open. */
async function chooseTwo(page: Page) {
  const location = `Harbour ${randomUUID()}`;
  const { id: one, ...first } = await registerNew(page, { location, currentOccupation: 'Baker' });
  const { id: other, ...second } = await registerNew(page, { location, message: 'Greetings.' });
  await openPanel(page, filtered('/members', { location }));
  await chooseRows(page, first.fullName, second.fullName);
  await press(page, 'Merge');
  await expect(dialog(page).getByRole('group', { name: 'Email' })).toContainText(second.email);
  return { first, second, ids: [one, other] as const };
}

testAtWidths('two records of one person are merged field by field, and undone,', async (page) => {
  const { first, second, ids } = await chooseTwo(page);
  const before = [await read(page, ids[0]), await read(page, ids[1])];
  // What only the other has is chosen from the start.
  await expect(dialog(page).getByRole('radio', { name: 'Greetings.' })).toBeChecked();
  await expect(dialog(page).getByRole('radio', { name: 'Baker' })).toBeChecked();
  await dialog(page).getByRole('radio', { name: second.email }).check();
  await expectAccessible(page);
  await press(dialog(page), 'Merge into one', messages.members.merged(first.fullName));
  await expect(dialog(page)).toBeHidden();
  await expect(rowWith(page, second.fullName)).toHaveCount(0);
  expect(await read(page, ids[0])).toMatchObject({
    ...first,
    email: second.email,
    message: 'Greetings.',
    currentOccupation: 'Baker',
  });
  await press(page, 'Undo');
  await expect(rowWith(page, second.fullName)).toHaveCount(1);
  const { version: _version, ...kept } = await read(page, ids[0]);
  expect(kept).toEqual(before[0]);
  expect(await read(page, ids[1])).toEqual(before[1]);
});

test('a record that was changed meanwhile is shown again before anything is merged', async ({ page }) => {
  const { first, ids } = await chooseTwo(page);
  await asAdmin(page, 'PUT', `/api/members/${ids[0]}`, { role: 'Auditor' });
  await press(dialog(page), 'Merge into one', messages.members.mergeChanged(first.fullName));
  await expect(dialog(page).getByRole('radio', { name: 'Auditor' })).toBeChecked();
  await press(dialog(page), 'Merge into one');
  await expect(dialog(page)).toBeHidden();
});

test('an import is undone, and a changed one says so', async ({ page }) => {
  const people = [newPerson(), newPerson()];
  const rows = people.map(({ fullName, email, phone }) => [fullName, email, phone].join(','));
  const buffer = Buffer.from(['Full Name,Email Address,Phone Number', ...rows].join('\n'));
  const file = { name: 'members.csv', mimeType: 'text/csv', buffer };
  const importFile = async () => {
    await page.getByLabel('Choose a CSV file').setInputFiles(file);
    await press(page, 'Import 2 members');
    await expect(page.getByRole('heading', { name: '2 members added' })).toBeVisible();
  };
  const undo = async () => {
    await page.getByRole('button', { name: 'Undo this import' }).first().click();
    await press(page, 'Yes, undo it');
  };
  await openPanel(page, '/members/import');
  await importFile();
  await undo();
  await expect(page.getByText(messages.members.importUndone(2))).toBeVisible();
  await importFile();
  const [person] = people;
  const { members } = await readAsAdmin(page, `/api/members?searchTerm=${person?.email}`);
  await asAdmin(page, 'PUT', `/api/members/${members[0].id}`, { role: 'Auditor' });
  await undo();
  await expect(page.getByText(messages.members.importChanged([person?.fullName ?? '']))).toBeVisible();
  await expectAccessible(page);
});
