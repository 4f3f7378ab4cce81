import { expect } from '@playwright/test';
import { messages } from '@year-group/api-types/messages';
import { chooseOption, files } from './contents.ts';
import { codeFor, lettersTo, newPerson, takeFirstStep } from './member.ts';
import { ownPassword as password, testOnOwnProduct } from './ownProduct.ts';
import { asAdmin } from './panel.ts';
import { setupForm } from './setupForm.ts';
import { expectLink } from './steps.ts';

const test = testOnOwnProduct({ SEED: 'none', MEMBER_VERIFICATION: 'code' });
const name = 'Adom Hills Girls, Class of 2009';
const brand = '#7B1E2E';

test.describe('a new group', () => {
  test.describe.configure({ mode: 'serial', timeout: 300_000 });
  test.use({ viewport: { width: 390, height: 844 } });

  /** Whether a button can be pressed: nothing covers its middle. */
  const isInReach = (button: Element) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };

  test('fills in the setup on a phone', async ({ page }) => {
    const { press, fill, fillTheRest } = setupForm(page);
    /** Publishes the step and waits for the next one. */
    async function goOn(next: string): Promise<void> {
      await press('Publish and go on');
      await expect(page.getByRole('heading', { level: 1, name: next })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Skip for now' })).toBeVisible();
    }

    await page.goto('/admin');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await press('Login');
    await expect(page.getByRole('heading', { level: 1, name: 'Set up your website' })).toBeVisible();
    await page.getByRole('link', { name: 'Start' }).click();
    // Everything stays on.
    const publish = page.getByRole('button', { name: 'Publish and go on' });
    await publish.click();
    // Under the mouse the notice stays; the next page comes meanwhile.
    await page.getByText(messages.group.created).hover();
    await expect.poll(() => publish.evaluate(isInReach), 'the notice leaves the button free').toBe(true);
    await expect(page.getByRole('heading', { level: 1, name: 'Name and years' })).toBeVisible();

    await fill({ 'Name of the group': name, 'Short name': 'Adom Girls ’09', 'Completion year': '2009' });
    await fillTheRest();
    await goOn('Colours and crest');
    await fill({ 'Main colour': brand, 'Second colour': '#D98E73' });
    await goOn('Houses');

    await fill({ 'Your word for a house': 'Hall' });
    for (const [index, hall] of ['Rose Hall', 'Ixora Hall'].entries()) {
      await press('Add a house');
      await fill({ [`House ${index + 1}`]: hall });
    }
    await goOn('Contact');

    await fill({ 'E-mail': 'hello@adomgirls.example.com' });
    await press('Add a page');
    await fill({ 'Address of your page': 'tiktok.com/@adomgirls' });
    await expect(page.getByText('TikTok', { exact: true })).toBeVisible();
    await goOn('How to give');

    await fillTheRest();
    await goOn('Home page');
    const heading = page.getByLabel('Heading', { exact: true }).first();
    await expect(heading).toHaveAttribute('placeholder', 'Such as: Who we are');
    await press('Add a moment');
    await chooseOption(page, 'Icon', 'A book');
    await page.getByLabel('Add images').setInputFiles([files.gate, files.other]);
    await expect(page.getByRole('group', { name: 'Picture 2' })).toBeVisible();
    for (const picture of ['Picture 1', 'Picture 2'])
      await page.getByRole('group', { name: picture }).getByRole('button', { expanded: false }).click();
    await fillTheRest();
    await goOn('About and leaders');
    await press('Add a leader');
    await fillTheRest();
    await goOn('Alumni stories');
    await fillTheRest();
    await goOn('Shop and delivery');

    await fill({ 'Base fee': '15', 'Fee per km': '1.5', 'Name of the place': 'The school gate' });
    await fill({ Latitude: '5.6', Longitude: '-0.2', 'Category 1': 'Apparel' });
    await goOn('Registration and privacy');
    await press('Publish and go on');
    await expect(page.getByText('Everything is filled in.')).toBeVisible();
    await page.getByRole('link', { name: 'Go to the dashboard' }).click();
    const next = page.getByRole('region', { name: 'What is next' });
    await expect(next.getByRole('link', { name: 'Invite members' })).toBeVisible();
    await expect(next.getByRole('listitem').filter({ hasText: 'Receive payments' })).toContainText('Done');
    await expect(page.getByRole('region', { name: 'Set up your website' })).toBeHidden();
    await expect(page).toHaveTitle(/Adom Girls ’09$/);
  });

  test('finds itself on the website, in its files and in its letters', async ({ page, product }) => {
    for (const path of ['/', '/about', '/alumni', '/donate', '/shop', '/register']) {
      await page.goto(path);
      await expect(page).toHaveTitle(new RegExp(name));
      await expect(page.getByText('2015')).toHaveCount(0);
    }
    await page.goto('/alumni');
    await expect(page.getByRole('region', { name: 'Our Journey' }).locator('h3')).toHaveCount(1);
    await page.goto('/');
    await expectLink(page.getByRole('contentinfo'), 'TikTok', 'https://tiktok.com/@adomgirls');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.locator('body')).toHaveCSS('--color-brand', brand);

    const read = async (path: string) => (await page.request.get(path)).text();
    expect(JSON.parse(await read('/site.webmanifest'))).toMatchObject({ name, short_name: 'Adom Girls ’09' });
    expect(await read('/offline.html')).toContain(name);
    expect(await read('/logo.svg')).not.toContain('id="year"');
    for (const picture of ['/share.jpg', '/icon-512.png']) {
      const reply = await page.request.get(picture);
      expect(reply.headers()['content-type']).toContain('image/');
    }

    const person = newPerson();
    await page.goto('/register');
    await takeFirstStep(page, person);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByLabel('Your hall').selectOption('Rose Hall');
    await page.getByRole('button', { name: 'Complete Registration' }).click();
    await page.getByRole('link', { name: 'Verify your membership' }).click();
    await page.getByLabel('Email Address').fill(person.email);
    await page.getByRole('button', { name: 'Verify and View' }).click();
    await codeFor(person.email, product.folder);
    const [letter = ''] = await lettersTo(person.email, product.folder);
    expect(letter).toContain(name);
    expect(letter).not.toContain('2015');
  });

  test('opens its brand file in the catalogue, and sees itself there', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const file = await asAdmin(page, 'GET', '/api/admin/brand-file');
    const chosen = (buffer: Buffer) => ({ name: 'group.zip', mimeType: 'application/zip', buffer });

    await page.goto('/storybook/?path=/story/pages-home--success');
    const story = page.frameLocator('#storybook-preview-iframe').locator('#storybook-root');
    // The catalogue opens slowly on a busy machine.
    await expect(story.getByRole('heading', { level: 1 })).not.toHaveText(name, { timeout: 60_000 });
    await expect(page.getByRole('button', { name: 'Open brand file' })).toBeVisible();
    const picker = page.getByLabel('Brand file', { exact: true });
    await picker.setInputFiles(chosen(Buffer.from('no brand file')));
    await expect(page.getByText(messages.group.brandFileUnreadable)).toBeVisible();

    await picker.setInputFiles(chosen(await file.body()));
    await expect(story.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(story).toHaveCSS('--color-brand', brand);
    await page.getByRole('button', { name: 'Close brand file' }).click();
    await expect(story.getByRole('heading', { level: 1 })).not.toHaveText(name);
  });
});
