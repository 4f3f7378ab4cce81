import { basename } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { imageVariants } from '@year-group/api-types/common/imageVariants';
import { messages } from '@year-group/api-types/messages';
import { expectAccessible } from './accessibility.ts';
import { chooseOption, editorOf, files } from './contents.ts';
import { asAdmin, openPanel } from './panel.ts';
import { fillIn, read } from './steps.ts';

/** Delays every upload until the journey releases it by file name. */
async function holdUploads(page: Page) {
  const held = new Map<string, () => void>();
  const arrived: string[] = [];
  await page.route('**/api/admin/upload-image', async (route) => {
    const body = route.request().postDataBuffer()?.toString('latin1') ?? '';
    const name = /filename="([^"]+)"/.exec(body)?.[1];
    await new Promise<void>((resolve) => held.set(name ?? '', resolve));
    await route.continue();
  });
  page.on('response', async (reply) => {
    if (!reply.url().endsWith('/api/admin/upload-image') || reply.request().method() !== 'POST') return;
    arrived.push((await reply.json()).imageUrl);
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

const chooseFiles = (place: Page | Locator, ...paths: string[]) =>
  place.locator('input[type="file"]').setInputFiles(paths);

test('images of a listing are stored in their order, and saving waits for the last', async ({ page }) => {
  const uploads = await holdUploads(page);
  await openPanel(page, '/shop/create');
  const texts = { Title: `Uploaded backwards ${Date.now()}`, Description: 'Made for a journey.' };
  await fillIn(page, { ...texts, 'Price (GH₵)': '45.50' });
  await chooseOption(page, 'Category', 'Souvenirs');
  await chooseOption(page, 'Condition', 'New');
  const create = page.getByRole('button', { name: 'Create Listing' });
  await expect(create).toBeEnabled();
  await chooseFiles(page, files.gate, files.other);
  await expect(create).toBeDisabled();
  await expect(create).toHaveAccessibleDescription(messages.admin.uploadUnderWay);
  await expect(page.getByText(messages.admin.uploadUnderWay)).toBeVisible();

  await uploads.finish(basename(files.other));
  await expect(create).toBeDisabled();
  await page.getByLabel('Title').press('Enter');
  await uploads.finish(basename(files.gate));
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await create.click();
  await expect(page.getByText(messages.listings.created)).toBeVisible();

  const [second, first] = uploads.arrived;
  const listings = await read(page, `/api/shop?searchTerm=${encodeURIComponent(texts.Title)}`);
  expect(listings).toHaveLength(1);
  expect(listings[0]).toMatchObject({ imageUrl: first, images: [first, second] });
  await asAdmin(page, 'DELETE', `/api/shop/${listings[0].id}`);
});

test('saving an event waits for its new image', async ({ page }) => {
  const [event] = await read(page, '/api/events?sort=createdAt:asc&limit=1&page=1');
  const uploads = await holdUploads(page);
  await openPanel(page, `/events/edit/${event.id}`);
  const save = page.getByRole('button', { name: 'Save Changes' });
  await expect(editorOf(page)).toBeVisible();
  await chooseFiles(page, files.gate);
  await expect(save).toBeDisabled();
  await expect(page.getByText(messages.admin.uploadUnderWay)).toBeVisible();
  await uploads.finish(basename(files.gate));
  await save.click();
  await expect(page.getByText(messages.events.updated)).toBeVisible();
  expect(await read(page, `/api/events/${event.id}`)).toMatchObject({ imageUrl: uploads.arrived[0] });
  await asAdmin(page, 'PUT', `/api/events/${event.id}`, { imageUrl: event.imageUrl });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test.beforeEach(({ page }) => openPanel(page, '/settings/group/about'));

  const leader = (page: Page, number: number) =>
    page.getByRole('group', { name: `Leader ${number}`, exact: true });
  const rowOf = (item: Locator) => item.getByRole('button', { expanded: false });
  const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Choose the part to show' });
  /** The size of the picture in a field. */
  async function sizeIn(field: Locator): Promise<{ width: number; height: number }> {
    const image = field.getByAltText('The chosen image');
    await expect(image).toHaveAttribute('src', /-\d+x\d+-/);
    const none = { width: 0, height: 0 };
    const { width, height } = imageVariants((await image.getAttribute('src')) ?? '') ?? none;
    return { width, height };
  }

  test('a portrait is cut out on a phone, by keyboard', async ({ page }) => {
    await rowOf(leader(page, 1)).click();
    const portrait = leader(page, 1).getByRole('group', { name: 'Portrait' });
    await chooseFiles(portrait, files.gate);
    const dialog = dialogOf(page);
    const frame = dialog.getByRole('group', { name: /selection area/ });
    await expect(frame).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: /south east/ }).focus();
    for (let press = 0; press < 3; press++) await page.keyboard.press('Shift+ArrowLeft');
    const before = await frame.boundingBox();
    await frame.focus();
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(async () => (await frame.boundingBox())?.x).toBeGreaterThan(before?.x ?? 0);
    // A portrait has one shape on every page.
    await expect(dialog.getByRole('button', { name: 'Use the whole picture' })).toBeHidden();
    await dialog.getByRole('button', { name: 'Use this part' }).click();
    await expect(dialog).toBeHidden();
    const { width, height } = await sizeIn(portrait);
    expect(width / height).toBeCloseTo(4 / 5, 1);
    expect(height).toBeLessThan(600);
  });

  test('the picture at the top is cut by dragging, or stays whole', async ({ page }) => {
    const field = page.getByRole('group', { name: 'Picture', exact: true }).first();
    const choose = () => chooseFiles(field, files.tall);
    const dialog = dialogOf(page);
    await choose();
    const frame = dialog.getByRole('group', { name: /selection area/ });
    const from = (await frame.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y - 60, { steps: 5 });
    await page.mouse.up();
    expect((await frame.boundingBox())?.y).toBeLessThan(from.y - 40);
    await dialog.getByRole('button', { name: 'Use this part' }).click();
    const cut = await sizeIn(field);
    expect(cut.width / cut.height).toBeCloseTo(8 / 5, 1);
    const description = field.getByLabel('What the picture shows');
    await description.fill('The gate in the rain');

    await choose();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await sizeIn(field)).toEqual(cut);
    await choose();
    await dialog.getByRole('button', { name: 'Use the whole picture' }).click();
    await expect.poll(() => sizeIn(field)).not.toEqual(cut);
    const whole = await sizeIn(field);
    expect(whole.height).toBeGreaterThan(whole.width);
    await expect(description).toHaveValue('The gate in the rain');
  });

  test('a file that is no picture is refused at its field, without a dialog', async ({ page }) => {
    const field = page.getByRole('group', { name: 'Picture', exact: true }).first();
    await chooseFiles(field, files.noPicture);
    await expect(field.getByRole('alert')).toBeVisible();
    await expect(dialogOf(page)).toBeHidden();
  });

  test('leaders are rows that open by keyboard, when new, and when something is wrong', async ({ page }) => {
    const second = leader(page, 2);
    await expect(rowOf(second)).toBeVisible();
    await expect(page.getByLabel('About them').first()).toBeHidden();
    expect((await second.boundingBox())?.height).toBeLessThan(160);
    await expectAccessible(page);
    await rowOf(second).focus();
    await page.keyboard.press('Enter');
    await second.getByLabel('Name').fill('');
    await second.getByRole('button', { expanded: true }).click();
    await expect(second.getByText('Not filled in yet')).toBeVisible();
    await expect(second.getByLabel('Name')).toBeHidden();
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(second.getByLabel('Name')).toBeFocused();
    await expect(second.getByText('The name is required')).toBeVisible();
    // The first letter mends it, and the row stays open for the others.
    await page.keyboard.type('Kofi Mensah');
    await expect(second.getByLabel('Name')).toHaveValue('Kofi Mensah');
    await expect(second.getByText('The name is required')).toBeHidden();
    await expect(second.getByRole('button', { expanded: true })).toBeVisible();

    await page.getByRole('button', { name: 'Add a leader' }).click();
    const added = page.getByRole('group', { name: /^Leader \d+$/ }).last();
    await expect(added.getByLabel('Name')).toBeFocused();
    await expectAccessible(page);
  });
});
