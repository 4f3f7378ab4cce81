import { expect, type Page, test } from '@playwright/test';
import { formatPhone } from '@year-group/api-types/common/phone';
import { messages } from '@year-group/api-types/messages';
import { expectAccessible } from './accessibility.ts';
import { delali, newPerson, type Person } from './member.ts';
import { downloadFrom, formsOf, openPanel, readAsAdmin } from './panel.ts';
import { expectLink, expectTexts, requestsOf } from './steps.ts';

const head = 'Full Name,Email Address,Phone Number,House';
const line = ({ fullName, email, phone }: Pick<Person, 'fullName' | 'email' | 'phone'>, house = '') =>
  [fullName, email, phone, house].join(',');

/** Chooses a file with this content. */
async function choose(page: Page, content: string | Buffer): Promise<void> {
  const file = { name: 'members.csv', mimeType: 'text/csv', buffer: Buffer.from(content) };
  await page.getByLabel('Choose a CSV file').setInputFiles(file);
}

const found = (page: Page, email: string): Promise<{ members: object[]; total: number }> =>
  readAsAdmin(page, `/api/members?searchTerm=${encodeURIComponent(email)}`);
const rowOf = (page: Page, name: RegExp | string) => page.getByRole('row', { name: new RegExp(name) });

test.beforeEach(({ page }) => openPanel(page, '/members/import'));

/** Whether somebody with this address is registered; other journeys register others meanwhile. */
const isStored = async (page: Page, email: string) => (await found(page, email)).total > 0;

test('members are imported from a file after a check of each row', async ({ page }) => {
  const [one, other] = [newPerson(), newPerson()];
  await openPanel(page, '/members');
  await page.getByRole('link', { name: 'Import Members' }).click();
  const title = page.getByRole('heading', { name: 'Import Members' });
  await expect(title).toBeFocused();
  const wrong = { ...newPerson(), email: 'no address' };
  const again = { ...newPerson(), email: one.email };
  const lines = [line(one, 'akro house'), line(wrong), line(delali), '', line(again), line(other)];
  await choose(page, [head, ...lines].join('\r\n'));
  await expect(page.getByRole('heading', { name: '2 members can be added' })).toBeVisible();
  await expectTexts(page, '1 already registered, 1 repeated in the file, 1 with a mistake.');
  await expect(rowOf(page, /^6 /)).toContainText(messages.members.importRepeated(2));
  expect(await isStored(page, one.email)).toBe(false);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Import 2 members' }).click();
  await expect(page.getByRole('heading', { name: '2 members added' })).toBeVisible();
  await expect(title).toBeFocused();
  const { name, text } = await downloadFrom(page, page.getByRole('button', { name: 'Download the result' }));
  expect(name).toBe('import_result.csv');
  expect(text).toContain(`"${one.email}","${formatPhone(one.phone)}","added"`);
  expect(text.split('\r\n')).toHaveLength(7);
  expect(await isStored(page, one.email)).toBe(true);
  await page.getByRole('link', { name: 'See the registrations' }).click();
  await expect(page.getByRole('link', { name: other.fullName, exact: true })).toBeVisible();
  await expect(page.getByText(one.email)).toBeVisible();
});

test('a list as it is: columns that are not recognised are asked for, and an unknown house stays empty', async ({
  page,
}) => {
  const [one, other] = [newPerson(), newPerson()];
  const row = ({ fullName, email, phone }: Person, house: string) =>
    `${fullName};${email};${phone.slice(1)};${house};XL`;
  const rows = [row(one, 'RIIS'), row(other, 'Hufflepuff')];
  await choose(page, ['NAMES;E-MAIL;Digits;House;Shirt', ...rows].join('\r\n'));
  await expect(page.getByRole('heading', { name: 'What are these columns?' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Import Members' })).toBeFocused();
  await expectAccessible(page);
  const check = page.getByRole('button', { name: 'Check the rows' });
  await expect(check).toBeDisabled();
  await expect(page.getByText('Still needed: the column with Phone Number.')).toBeVisible();
  await page.getByRole('combobox', { name: /^Digits/ }).selectOption('Phone Number');
  await check.click();
  await expect(page.getByRole('heading', { name: '2 members can be added' })).toBeVisible();
  await expect(page.getByText('Columns left out: Shirt.')).toBeVisible();
  await expect(rowOf(page, one.fullName)).toContainText('Will be added');
  await expect(rowOf(page, other.fullName)).toContainText(
    `“Hufflepuff”: ${messages.members.importLeftEmpty}`,
  );
  await page.getByRole('button', { name: 'Import 2 members' }).click();
  await expect(page.getByRole('heading', { name: '2 members added' })).toBeVisible();
  const stored = { houseAtPresec: 'Riis House', phone: one.phone };
  expect((await found(page, one.email)).members).toMatchObject([stored]);
});

test('local numbers are converted, which is shown before anything is stored', async ({ page }) => {
  const person = newPerson();
  const [local = '', inGroups = '', withoutPlus = ''] = formsOf(person.phone);
  const grouped = formatPhone(person.phone);
  const wrong = { ...newPerson(), phone: '0244' };
  await choose(page, [head, line({ ...person, phone: local }), line(wrong)].join('\n'));
  await expect(rowOf(page, person.fullName)).toContainText(`read as ${grouped}`);
  await expect(rowOf(page, /^3 /)).toContainText(`“0244”: ${messages.registration.phoneInvalid}`);
  await page.getByRole('button', { name: 'Import 1 member' }).click();
  await page.getByRole('link', { name: 'See the registrations' }).click();
  for (const form of [local, inGroups, withoutPlus, grouped]) {
    await page.getByRole('searchbox', { name: /Search/ }).fill(form);
    await expectLink(page, grouped, `tel:${person.phone}`);
    await expect(page.getByRole('link', { name: person.fullName, exact: true })).toBeVisible();
  }
});

test('the panel’s own download can be imported, and all rows are already registered', async ({ page }) => {
  const { text } = await downloadFrom(page, page.getByRole('button', { name: 'Download Members Data' }));
  const [headings, ...rows] = text.split('\r\n');
  // Those of the demo: other journeys delete theirs meanwhile.
  const kept = rows.filter((row) => /"[a-z.]+@example\.com"/.test(row));
  await choose(page, [headings, ...kept].join('\r\n'));
  await expect(page.getByRole('heading', { name: '0 members can be added' })).toBeVisible();
  await expectTexts(page, new RegExp(`^${kept.length} already registered`));
  expect(kept.length).toBeGreaterThan(20);
  await expect(page.getByRole('button', { name: 'Import 0 members' })).toBeDisabled();
});

test('the template has the headings that the import reads', async ({ page }) => {
  const { text } = await downloadFrom(page, page.getByRole('button', { name: 'Download an empty file' }));
  expect(text).toMatch(/^\uFEFF"Full Name","Email Address","Phone Number"/);
  await choose(page, text);
  await expect(page.getByRole('alert')).toContainText(messages.members.importEmpty);
});

test('five thousand rows are sent in batches, and duplicates across batches are found before anything is stored', async ({
  page,
}) => {
  test.slow();
  const people = Array.from({ length: 4999 }, (_, index) => ({
    fullName: `Row ${index}`,
    email: `row${index}.${Date.now()}@example.com`,
    phone: `+23359${String(index).padStart(8, '0')}`,
  }));
  const repeat = { ...newPerson(), email: people[0]?.email ?? '' };
  const pieces = requestsOf(page, 'POST', '/api/admin/members/import');
  await choose(page, [head, ...[...people, repeat].map((person) => line(person))].join('\n'));
  const found = page.getByRole('heading', { name: '4999 members can be added' });
  await expect(found).toBeVisible({ timeout: 60_000 });
  await expect(rowOf(page, /^5001 /)).toContainText(messages.members.importRepeated(2));
  await expect(page.getByText('The first 100 of 5000 rows; the download has them all.')).toBeVisible();
  expect(pieces).toHaveLength(5);
});

for (const [what, content, problem] of [
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), messages.members.importNoCsv],
  ['a letter', 'Dear all,\nplease find my details below.', messages.members.importNoCsv],
  ['nothing', '', messages.members.importNoCsv],
  [
    'a list without phones',
    'Full Name,Email Address\nAma,ama@example.com',
    messages.members.importHeaders(['Phone Number'], ['Full Name', 'Email Address']),
  ],
] as const) {
  test(`a file that is ${what} is refused with a helpful message`, async ({ page }) => {
    await choose(page, content);
    await expect(page.getByRole('alert')).toContainText(problem);
  });
}

test('names in Excel’s Windows encoding keep their letters', async ({ page }) => {
  const { email, phone } = newPerson();
  await choose(page, Buffer.from(`${head}\r\n${line({ fullName: 'René Adjé', email, phone })}`, 'latin1'));
  await expect(page.getByRole('cell', { name: 'René Adjé' })).toBeVisible();
});

test('an import that stops early says what is stored and can continue', async ({ page }) => {
  const person = newPerson();
  await choose(page, [head, line(person)].join('\n'));
  const start = page.getByRole('button', { name: 'Import 1 member' });
  // The check of the rows is a call of the same address.
  await expect(start).toBeVisible();
  await page.route('**/members/import', (route) => route.abort());
  await start.click();
  await expect(page.getByRole('alert')).toContainText('The import stopped');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Import again' }).click();
  await expect(page.getByRole('heading', { name: '1 member added' })).toBeVisible();
});
