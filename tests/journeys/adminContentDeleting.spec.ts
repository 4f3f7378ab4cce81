import { randomUUID } from 'node:crypto';
import { expect, type Page, type Response, test } from '@playwright/test';
import { messages } from '@year-group/api-types/messages';
import { makeEventInput, makeListing, makeNewsInput } from '@year-group/api-types/testing/factories';
import { asAdmin, chooseRows, filtered, offerListing, openPanel, refuse, rowWith } from './panel.ts';
import { press, pressExactly } from './steps.ts';

const { imageUrl } = makeNewsInput();
const { id: _id, createdAt: _at, ...listing } = makeListing({ imageUrl });

/** How the records of a resource are made, named, edited and deleted. */
const resources = [
  { name: 'news', batch: '/api/admin/news/delete-by-batch', inputOf: makeNewsInput },
  { name: 'events', batch: '', inputOf: makeEventInput },
  { name: 'shop', batch: '', inputOf: (fields: object) => ({ ...listing, ...fields }) },
] as const;

/** Presses a button, and waits until the API has answered this call of the panel's data provider. */
async function pressToCall(page: Page, button: string, method: string, path: string): Promise<void> {
  const isAnswer = (reply: Response) =>
    reply.request().method() === method && new URL(reply.url()).pathname === path && reply.ok();
  await Promise.all([page.waitForResponse(isAnswer), press(page, button)]);
}

for (const { name, inputOf, batch } of resources) {
  const path = `/api/${name}`;
  const stored = async (page: Page, id: string) => asAdmin(page, 'GET', `${path}/${id}`);

  test(`${name}: Save, Delete and deleting several reach the API`, async ({ page }) => {
    const word = randomUUID().slice(0, 8);
    const create = async (row: string): Promise<string> =>
      (await (await asAdmin(page, 'POST', path, inputOf({ title: `Row ${row} ${word}` }))).json()).id;
    const [one, two, three] = [await create('one'), await create('two'), await create('three')];

    await openPanel(page, filtered(`/${name}`, { q: word }));
    await page.getByRole('link', { name: `Edit Row one ${word}` }).click();
    const input = page.getByLabel('Title', { exact: true });
    await expect(input).toHaveValue(`Row one ${word}`);
    await input.fill(`Changed ${word}`);
    await pressToCall(page, 'Save Changes', 'PUT', `${path}/${one}`);
    expect(await (await stored(page, one)).json()).toMatchObject({ title: `Changed ${word}` });

    // Saved, the form leads back to the list as it was.
    await pressToCall(page, `Delete Changed ${word}`, 'DELETE', `${path}/${one}`);
    expect((await stored(page, one)).status()).toBe(404);

    await chooseRows(page, `Row two ${word}`, `Row three ${word}`);
    await pressExactly(page, 'Delete');
    await pressToCall(page, 'Yes, delete them', 'DELETE', batch || `${path}/${three}`);
    await expect(rowWith(page, `Row two ${word}`)).toHaveCount(0);
    expect([(await stored(page, two)).status(), (await stored(page, three)).status()]).toEqual([404, 404]);
  });
}

const choose = (page: Page, title: string) => page.getByRole('checkbox', { name: `Choose ${title}` });

test('listings in the trash are restored or deleted permanently', async ({ page }) => {
  const word = randomUUID().slice(0, 8);
  const [kettle, lamp, vase] = [`Kettle ${word}`, `Lamp ${word}`, `Vase ${word}`];
  const ids: string[] = [];
  for (const title of [kettle, lamp, vase]) ids.push((await offerListing(page, { title })).id);
  await openPanel(page, filtered('/shop', { q: word }));
  await page.getByRole('checkbox', { name: 'Choose all shown' }).check();
  await expect(page.getByText('3 chosen')).toBeVisible();
  await pressExactly(page, 'Delete');
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(3);
  await press(page, 'Yes, delete them', messages.listings.batchDeleted(3), messages.listings.empty);

  await page.goto(filtered('/admin/trash', { q: word }));
  await choose(page, kettle).check();
  await choose(page, lamp).check();
  await pressExactly(page, 'Restore', '2 were restored.');
  await expect(choose(page, lamp)).toBeHidden();
  await page.goto(`/shop/${ids[0]}`);
  await expect(page.getByRole('heading', { name: kettle })).toBeVisible();

  await page.goto(filtered('/admin/trash', { q: word }));
  await choose(page, vase).check();
  await press(page, 'Delete for good');
  await expect(page.getByRole('dialog').getByRole('listitem')).toContainText([vase]);
  await press(page, 'Yes, delete them', '1 record was deleted for good.');
  await expect(choose(page, vase)).toBeHidden();
  const again = await asAdmin(page, 'POST', '/api/admin/trash/restore', { ids: [ids[2]] });
  expect(await again.json()).toMatchObject({ restored: 0, refused: [{ id: ids[2] }] });
});

test('a record that cannot be restored says why and stays', async ({ page }) => {
  const { id, title, remove } = await offerListing(page);
  await remove();
  await openPanel(page, filtered('/trash', { q: title }));
  await page.route('**/api/admin/trash/restore', (route) =>
    route.fulfill({ json: { restored: 0, refused: [{ id, message: messages.admin.notInTrash }] } }),
  );
  const sentence = `“${title}” was not restored: ${messages.admin.notInTrash}`;
  await press(page, `Restore ${title}`, sentence);
  await page.unrouteAll();
  await refuse(page, '**/api/admin/trash/restore', 500);
  await press(page, `Restore ${title}`, 'Something went wrong on our side.');
  await expect(page.getByRole('button', { name: `Restore ${title}` })).toBeVisible();
});

test('a listing is deleted and restored by keyboard alone', async ({ page }) => {
  const { title } = await offerListing(page);
  await openPanel(page, filtered('/shop', { q: title }));
  const button = page.getByRole('button', { name: `Delete ${title}` });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(messages.listings.empty)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await expect(button).toBeVisible();
});
