import { expect, type Page, test } from '@playwright/test';
import { messages } from '@year-group/api-types/messages';
import { chooseOption, editorOf, files } from './contents.ts';
import { asAdmin, openPanel } from './panel.ts';

/** Delays every upload until the journey releases it by file name. */
async function holdUploads(page: Page) {
  const held = new Map<string, () => void>();
  const arrived: string[] = [];
  await page.route('**/api/admin/upload-image', async (route) => {
    const name = /filename="([^"]+)"/.exec(route.request().postDataBuffer()?.toString('latin1') ?? '')?.[1];
    await new Promise<void>((resolve) => {
      held.set(name ?? '', resolve);
    });
    await route.continue();
  });
  page.on('response', async (reply) => {
    if (!reply.url().endsWith('/api/admin/upload-image') || reply.request().method() !== 'POST') return;
    arrived.push(((await reply.json()) as { imageUrl: string }).imageUrl);
  });
  return {
    arrived,
    /** Releases the upload of one file. */
    async finish(name: string) {
      await expect.poll(() => held.has(name)).toBe(true);
      const before = arrived.length;
      held.get(name)?.();
      await expect.poll(() => arrived.length).toBe(before + 1);
    },
  };
}

const chooseFiles = (page: Page, ...paths: string[]) =>
  page.locator('input[type="file"]').setInputFiles(paths);

test('images of a listing are stored in the chosen order, and saving waits for the last', async ({
  page,
}) => {
  const uploads = await holdUploads(page);
  await openPanel(page, '/shop/create');
  await page.getByLabel('Title').fill('Uploaded backwards');
  await page.getByLabel('Description').fill('Made for a journey.');
  await page.getByLabel('Price (GH₵)').fill('45.50');
  await chooseOption(page, 'Category', 'Souvenirs');
  await chooseOption(page, 'Condition', 'New');
  const create = page.getByRole('button', { name: 'Create Listing' });
  await expect(create).toBeEnabled();
  await chooseFiles(page, files.gate, files.other);
  await expect(create).toBeDisabled();
  await expect(create).toHaveAccessibleDescription(messages.admin.uploadUnderWay);
  await expect(page.getByText(messages.admin.uploadUnderWay)).toBeVisible();

  await uploads.finish('gate-1600.avif');
  await expect(create).toBeDisabled();
  await page.getByLabel('Title').press('Enter');
  await uploads.finish('gate-960.webp');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await create.click();
  await expect(page.getByText(messages.listings.created)).toBeVisible();

  const [second, first] = uploads.arrived;
  const found = await asAdmin(page, 'GET', '/api/shop?searchTerm=Uploaded%20backwards');
  const listings = (await found.json()) as { id: string }[];
  expect(listings).toHaveLength(1);
  expect(listings[0]).toMatchObject({ imageUrl: first, images: [first, second] });
  await asAdmin(page, 'DELETE', `/api/shop/${listings[0]?.id}`);
});

test('saving an event waits for its new image', async ({ page }) => {
  const [event] = (await (
    await page.request.get('/api/events?sort=createdAt:asc&limit=1&page=1')
  ).json()) as {
    id: string;
    imageUrl: string | null;
  }[];
  const uploads = await holdUploads(page);
  await openPanel(page, `/events/edit/${event?.id}`);
  const save = page.getByRole('button', { name: 'Save Changes' });
  await expect(editorOf(page)).toBeVisible();
  await chooseFiles(page, files.gate);
  await expect(save).toBeDisabled();
  await expect(page.getByText(messages.admin.uploadUnderWay)).toBeVisible();
  await uploads.finish('gate-960.webp');
  await save.click();
  await expect(page.getByText(messages.events.updated)).toBeVisible();
  const stored = await page.request.get(`/api/events/${event?.id}`);
  expect(await stored.json()).toMatchObject({ imageUrl: uploads.arrived[0] });
  await asAdmin(page, 'PUT', `/api/events/${event?.id}`, { imageUrl: event?.imageUrl });
});

test('a stalled upload can be cancelled, and the rest saved', async ({ page }) => {
  const uploads = await holdUploads(page);
  await openPanel(page, '/shop/create');
  const create = page.getByRole('button', { name: 'Create Listing' });
  await chooseFiles(page, files.gate, files.other);
  await uploads.finish('gate-1600.avif');
  await page.getByRole('button', { name: 'Cancel the upload of gate-960.webp' }).click();
  await expect(create).toBeEnabled();
  const images = page.getByRole('group', { name: 'Images' }).locator('figure img');
  await expect(images).toHaveCount(1);
  await expect(images).toHaveAttribute('src', uploads.arrived[0] ?? '');
  await expect(page.getByText(messages.admin.uploadFailed)).toBeHidden();
});
