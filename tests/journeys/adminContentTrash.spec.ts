import { expect, type Page, test } from '@playwright/test';
import { messages } from '@year-group/api-types/messages';
import { refuseCall } from './contents.ts';
import { asAdmin, openPanel } from './panel.ts';

/** Creates listings with these titles. Resolves to their ids. */
async function offer(page: Page, ...titles: string[]): Promise<string[]> {
  const [sample] = (await (await page.request.get('/api/shop?limit=1')).json()) as Record<string, unknown>[];
  const ids: string[] = [];
  for (const title of titles) {
    const reply = await asAdmin(page, 'POST', '/api/shop', { ...sample, title });
    ids.push(((await reply.json()) as { id: string }).id);
  }
  return ids;
}

const listOf = (path: string, q: string) => `${path}?filter=${encodeURIComponent(JSON.stringify({ q }))}`;
const choose = (page: Page, title: string) => page.getByRole('checkbox', { name: `Choose ${title}` });

test('listings in the trash are restored or deleted permanently', async ({ page }) => {
  const titles = ['Rubbish kettle', 'Rubbish lamp', 'Rubbish vase'];
  const ids = await offer(page, ...titles);
  await openPanel(page, listOf('/shop', 'Rubbish'));
  await page.getByRole('checkbox', { name: 'Choose all shown' }).check();
  await expect(page.getByText('3 listings chosen')).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(3);
  await page.getByRole('button', { name: 'Yes, delete them' }).click();
  await expect(page.getByText(messages.listings.batchDeleted(3))).toBeVisible();
  await expect(page.getByText(messages.listings.empty)).toBeVisible();

  await page.goto(listOf('/admin/trash', 'Rubbish'));
  await choose(page, 'Rubbish kettle').check();
  await choose(page, 'Rubbish lamp').check();
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(page.getByText('2 were restored.')).toBeVisible();
  await expect(choose(page, 'Rubbish lamp')).toBeHidden();
  await page.goto(`/shop/${ids[0]}`);
  await expect(page.getByRole('heading', { name: 'Rubbish kettle' })).toBeVisible();

  await page.goto(listOf('/admin/trash', 'Rubbish'));
  await choose(page, 'Rubbish vase').check();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toHaveText([/^Rubbish vase/]);
  await dialog.getByRole('button', { name: 'Yes, delete them' }).click();
  await expect(page.getByText('1 record was deleted for good.')).toBeVisible();
  await expect(choose(page, 'Rubbish vase')).toBeHidden();
  const again = await asAdmin(page, 'POST', '/api/admin/trash/restore', { ids: [ids[2]] });
  expect(await again.json()).toMatchObject({ restored: 0, refused: [{ id: ids[2] }] });
});

test('a record that cannot be restored says why and stays', async ({ page }) => {
  const [id] = await offer(page, 'Stubborn stool');
  await asAdmin(page, 'DELETE', `/api/shop/${id}`);
  await openPanel(page, listOf('/trash', 'Stubborn'));
  await page.route('**/api/admin/trash/restore', (route) =>
    route.fulfill({ json: { restored: 0, refused: [{ id, message: messages.admin.notInTrash }] } }),
  );
  await page.getByRole('button', { name: 'Restore Stubborn stool' }).click();
  await expect(
    page.getByText(`“Stubborn stool” was not restored: ${messages.admin.notInTrash}`),
  ).toBeVisible();
  await page.unrouteAll();
  await refuseCall(page, '**/api/admin/trash/restore', 500);
  await page.getByRole('button', { name: 'Restore Stubborn stool' }).click();
  await expect(page.getByText('Something went wrong on our side.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Restore Stubborn stool' })).toBeVisible();
});
