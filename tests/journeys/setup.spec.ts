import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { messages } from '@year-group/api-types/messages';
import { type Product, startProduct } from '../../tools/product.ts';

const password = 'a long password';
const name = 'Adom Hills Girls, Class of 2009';

test.describe('a new group', () => {
  test.describe.configure({ mode: 'serial', timeout: 300_000 });
  test.use({ viewport: { width: 390, height: 844 } });
  let folder = '';
  let product: Product;

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    folder = await mkdtemp(join(tmpdir(), 'journey-setup-'));
    // The server writes mails below the folder for temporary files.
    product = await startProduct({ TMPDIR: folder, SEED: 'none', ADMIN_PASSWORD: password });
  });
  test.afterAll(async () => {
    await product?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** Publishes the step and waits for the next one. */
  async function goOn(page: Page, next: string): Promise<void> {
    await page.getByRole('button', { name: 'Publish and go on' }).click();
    await expect(page.getByRole('heading', { level: 1, name: next })).toBeVisible();
  }

  test('types itself into the setup, and the website, its files and its letters are its own', async ({
    page,
  }) => {
    const origin = product.url;
    await page.goto(`${origin}/about`);
    await expect(page.getByText('2015')).toHaveCount(0);

    await page.goto(`${origin}/admin`);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Set up your website' })).toBeVisible();
    await page.getByRole('link', { name: 'Start' }).click();

    await page.getByLabel('Name of the group').fill(name);
    await page.getByLabel('Short name').fill('Adom Girls ’09');
    await page.getByLabel('Completion year').fill('2009');
    await page.getByLabel('Who you are').fill('Old girls of Adom Hills Girls’ School');
    await page.getByLabel('Sentence under the name').fill('Sisters since the first bell.');
    await page.getByLabel('Motto').fill('Courage. Grace.');
    await goOn(page, 'Colours and crest');

    await page.getByLabel('Main colour').first().fill('#7B1E2E');
    await page.getByLabel('Second colour').first().fill('#D98E73');
    await goOn(page, 'Houses');

    await page.getByLabel('Your word for a house').fill('Hall');
    for (const [index, hall] of ['Rose Hall', 'Ixora Hall'].entries()) {
      await page.getByRole('button', { name: 'Add a house' }).click();
      await page.getByLabel(`House ${index + 1}`, { exact: true }).fill(hall);
    }
    await goOn(page, 'Contact');

    await page.getByLabel('E-mail').fill('hello@adomgirls.example.com');
    await page.getByLabel('Phone').fill('+233 30 000 2009');
    await goOn(page, 'How to give');
  });
});
