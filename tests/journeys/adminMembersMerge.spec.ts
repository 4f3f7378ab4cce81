import { expect, type Page, test } from '@playwright/test';
import { messages } from '@year-group/api-types/messages';
import { expectAccessible } from './accessibility.ts';
import { newPerson, register } from './member.ts';
import { asAdmin, filtered, openPanel, rowWith } from './panel.ts';

const at = (filter: object) => filtered('/members', filter);
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Are these one person?' });
const read = async (page: Page, id: string) =>
  (await (await asAdmin(page, 'GET', `/api/members/${id}`)).json()) as Record<string, unknown>;

/** Two records at one place, both chosen, and the dialog open. */
async function chooseTwo(page: Page) {
  const [first, second] = [newPerson(), newPerson()];
  const location = `Harbour ${first.phone.slice(-8)}`;
  const ids = [
    await register(page, first, { location, currentOccupation: 'Baker' }),
    await register(page, second, { location, message: 'Greetings.' }),
  ] as const;
  await openPanel(page, at({ location }));
  for (const { fullName } of [first, second]) await rowWith(page, fullName).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Merge' }).click();
  await expect(dialog(page).getByRole('group', { name: 'Email' })).toContainText(second.email);
  return { first, second, ids };
}

for (const width of [390, 1280]) {
  test(`two records of one person are merged field by field, and undone, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const { first, second, ids } = await chooseTwo(page);
    const before = [await read(page, ids[0]), await read(page, ids[1])];
    // What only the other has is chosen from the start.
    await expect(dialog(page).getByRole('radio', { name: 'Greetings.' })).toBeChecked();
    await expect(dialog(page).getByRole('radio', { name: 'Baker' })).toBeChecked();
    await dialog(page).getByRole('radio', { name: second.email }).check();
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Merge into one' }).click();
    await expect(page.getByText(messages.members.merged(first.fullName))).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await expect(rowWith(page, second.fullName)).toHaveCount(0);
    expect(await read(page, ids[0])).toMatchObject({
      ...first,
      email: second.email,
      message: 'Greetings.',
      currentOccupation: 'Baker',
    });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rowWith(page, second.fullName)).toHaveCount(1);
    const { version: _version, ...kept } = await read(page, ids[0]);
    expect(kept).toEqual(before[0]);
    expect(await read(page, ids[1])).toEqual(before[1]);
  });
}

test('a record that was changed meanwhile is shown again before anything is merged', async ({ page }) => {
  const { first, ids } = await chooseTwo(page);
  await asAdmin(page, 'PUT', `/api/members/${ids[0]}`, { role: 'Auditor' });
  await dialog(page).getByRole('button', { name: 'Merge into one' }).click();
  await expect(page.getByText(messages.members.mergeChanged(first.fullName))).toBeVisible();
  await expect(dialog(page).getByRole('radio', { name: 'Auditor' })).toBeChecked();
  await dialog(page).getByRole('button', { name: 'Merge into one' }).click();
  await expect(dialog(page)).toBeHidden();
});

test('an import is undone, and a changed one says so', async ({ page }) => {
  const people = [newPerson(), newPerson()];
  const file = ['Full Name,Email Address,Phone Number']
    .concat(people.map(({ fullName, email, phone }) => [fullName, email, phone].join(',')))
    .join('\n');
  const importFile = async () => {
    await page.getByLabel('CSV file of members').setInputFiles({
      name: 'members.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(file),
    });
    await page.getByRole('button', { name: 'Import 2 members' }).click();
    await expect(page.getByRole('heading', { name: '2 members added' })).toBeVisible();
  };
  const undo = async () => {
    await page.getByRole('button', { name: 'Undo this import' }).first().click();
    await page.getByRole('button', { name: 'Yes, undo it' }).click();
  };
  await openPanel(page, '/members/import');
  await importFile();
  await undo();
  await expect(page.getByText(messages.members.importUndone(2))).toBeVisible();
  await importFile();
  const [person] = people;
  const found = await asAdmin(page, 'GET', `/api/members?searchTerm=${person?.email}`);
  const { members } = (await found.json()) as { members: { id: string; fullName: string }[] };
  await asAdmin(page, 'PUT', `/api/members/${members[0]?.id}`, { role: 'Auditor' });
  await undo();
  await expect(page.getByText(messages.members.importChanged([person?.fullName ?? '']))).toBeVisible();
  await expectAccessible(page);
});
