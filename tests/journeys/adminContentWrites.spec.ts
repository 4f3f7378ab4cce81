import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import {
  makeEventInput,
  makeListing,
  makeNewsInput,
  makeRegistration,
} from '@year-group/api-types/testing/factories';
import { chooseOption } from './contents.ts';
import { newPerson } from './member.ts';
import { asAdmin, openPanel, placeOrder, rowWith } from './panel.ts';

const { imageUrl } = makeNewsInput();
const { id: _id, createdAt: _at, ...listing } = makeListing({ imageUrl });

/** How the records of a resource are made, named, edited and deleted. */
const resources = [
  {
    name: 'news',
    path: '/api/news',
    label: 'Title',
    field: 'title',
    batch: '/api/admin/news/delete-by-batch',
    inputOf: (title: string) => makeNewsInput({ title }),
  },
  {
    name: 'events',
    path: '/api/events',
    label: 'Title',
    field: 'title',
    inputOf: (title: string) => makeEventInput({ title }),
  },
  {
    name: 'shop',
    path: '/api/shop',
    label: 'Title',
    field: 'title',
    inputOf: (title: string) => ({ ...listing, title }),
  },
  {
    name: 'members',
    path: '/api/members',
    createPath: '/api/admin/members',
    label: 'Name',
    field: 'fullName',
    batch: '/api/admin/members/delete-by-batch',
    inputOf(fullName: string) {
      const { email, phone } = newPerson();
      return makeRegistration({ fullName, email, phone });
    },
  },
] as const;

const listOf = (name: string, q: string) => `/${name}?filter=${encodeURIComponent(JSON.stringify({ q }))}`;

/** The call of the panel's data provider, once the API has answered it. */
const callOf = (page: Page, method: string, path: string) =>
  page.waitForResponse(
    (reply) => reply.request().method() === method && new URL(reply.url()).pathname === path && reply.ok(),
  );

for (const { name, path, label, field, inputOf, ...more } of resources) {
  const create = async (page: Page, called: string): Promise<string> => {
    const createPath = 'createPath' in more ? more.createPath : path;
    return ((await (await asAdmin(page, 'POST', createPath, inputOf(called))).json()) as { id: string }).id;
  };
  const stored = async (page: Page, id: string) => asAdmin(page, 'GET', `${path}/${id}`);

  test(`${name}: Save, Delete and deleting several reach the API`, async ({ page }) => {
    const word = randomUUID().slice(0, 8);
    const ids = [];
    for (const number of ['one', 'two', 'three']) ids.push(await create(page, `Row ${number} ${word}`));
    const [one = '', two = '', three = ''] = ids;

    await openPanel(page, listOf(name, word));
    await page.getByRole('link', { name: `Edit Row one ${word}` }).click();
    const input = page.getByLabel(label, { exact: true });
    await expect(input).toHaveValue(`Row one ${word}`);
    await input.fill(`Changed ${word}`);
    const saved = callOf(page, 'PUT', `${path}/${one}`);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await saved;
    expect(await (await stored(page, one)).json()).toMatchObject({ [field]: `Changed ${word}` });

    await openPanel(page, listOf(name, word));
    const ofOne = name === 'members' && 'batch' in more ? more.batch : `${path}/${one}`;
    const deleted = callOf(page, 'DELETE', ofOne);
    await page.getByRole('button', { name: `Delete Changed ${word}` }).click();
    await deleted;
    expect((await stored(page, one)).status()).toBe(404);

    for (const number of ['two', 'three'])
      await rowWith(page, `Row ${number} ${word}`).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const batch = callOf(page, 'DELETE', 'batch' in more ? more.batch : `${path}/${three}`);
    await page.getByRole('dialog').getByRole('button', { name: 'Yes, delete them' }).click();
    await batch;
    await expect(rowWith(page, `Row two ${word}`)).toHaveCount(0);
    expect([(await stored(page, two)).status(), (await stored(page, three)).status()]).toEqual([404, 404]);
  });
}

test('orders: a status, and one of several orders, reach the API', async ({ page }) => {
  const surname = `Writes-${randomUUID()}`;
  const orders = [await placeOrder(page, `Ama ${surname}`), await placeOrder(page, `Kofi ${surname}`)];
  await openPanel(page, listOf('orders', surname));
  const [first, second] = orders;
  const moved = callOf(page, 'PUT', `/api/orders/${first?.id}`);
  await page.getByLabel(`Status of the order of Ama ${surname}`).selectOption('cancelled');
  await moved;
  const statusOf = async (id = '') =>
    ((await (await asAdmin(page, 'GET', `/api/orders/${id}`)).json()) as { status: string }).status;
  expect(await statusOf(first?.id)).toBe('cancelled');

  await rowWith(page, `Kofi ${surname}`).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Change status' }).click();
  const dialog = page.getByRole('dialog');
  await chooseOption(dialog, 'New status', 'Cancelled');
  await dialog.getByLabel(/^Reason/).fill('Ordered twice.');
  const several = callOf(page, 'POST', '/api/admin/orders/status');
  await dialog.getByRole('button', { name: 'Change status' }).click();
  await several;
  expect(await statusOf(second?.id)).toBe('cancelled');
});
