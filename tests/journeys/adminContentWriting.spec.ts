import { expect, type Page, test } from '@playwright/test';
import { messages } from '@year-group/api-types/messages';
import { editorOf, oldestFirst, openFirst } from './contents.ts';
import { ownPassword, testOnOwnProduct } from './ownProduct.ts';
import { logIn, openPanel, refuse } from './panel.ts';
import { follow } from './steps.ts';

// So that the other journeys' session continues.
const ownTest = testOnOwnProduct();

/** Answers the next question of the browser, and resolves to it. */
async function answer(page: Page, how: 'accept' | 'dismiss'): Promise<string> {
  const question = await page.waitForEvent('dialog');
  await question[how]();
  return question.message();
}

const titleOf = (page: Page) => page.getByLabel('Title');

test('a draft survives a reload, and can be discarded', async ({ page }) => {
  await openPanel(page, '/news/create');
  await titleOf(page).fill('Half written');
  await editorOf(page).fill('The first line');
  await page.reload();
  await expect(page.getByText(/Your unsaved text of .* is back\./)).toBeVisible();
  await expect(titleOf(page)).toHaveValue('Half written');
  await expect(editorOf(page)).toHaveText('The first line');
  await page.getByRole('button', { name: 'Discard it' }).click();
  await expect(titleOf(page)).toHaveValue('');
  await expect(editorOf(page)).toHaveText('');
  await page.reload();
  await expect(titleOf(page)).toHaveValue('');
});

test('leaving unsaved changes asks first', async ({ page }) => {
  await openPanel(page, '/events');
  await page.getByRole('link', { name: 'Create Event' }).click();
  await titleOf(page).fill('Half written');
  const asked = answer(page, 'dismiss');
  await page.getByRole('link', { name: 'Shop' }).click();
  expect(await asked).toBe(messages.admin.leaveQuestion);
  await expect(page).toHaveURL('/admin/events/create');
  await expect(titleOf(page)).toHaveValue('Half written');

  page.once('dialog', (question) => question.accept());
  await follow(page, 'Shop', '/admin/shop');
  await page.goto('/admin/events/create');
  await expect(titleOf(page)).toHaveValue('Half written');
});

test('a draft survives the end of the session', async ({ page }) => {
  await openPanel(page, `/news${oldestFirst}`);
  await openFirst(page);
  const dialog = page.getByRole('dialog', { name: 'Edit News' });
  await expect(editorOf(page)).toBeVisible();
  await dialog.getByLabel('Title').fill('Changed before the session ended');
  await refuse(page, /\/api\/news\/[^/]+$/, 401, { error: 'Please log in to continue.', method: 'PUT' });
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page).toHaveURL('/admin/login');
  await expect(page.getByText('Please log in to continue.')).toBeVisible();
  await page.unrouteAll();
  await logIn(page);
  await expect(dialog.getByLabel('Title')).toHaveValue('Changed before the session ended');
  await dialog.getByRole('button', { name: 'Discard it' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(`/admin/news${oldestFirst}`);
});

ownTest('a logout deletes drafts, also in another tab', async ({ page }) => {
  const other = await page.context().newPage();
  await page.goto('/admin/news/create');
  await logIn(page, ownPassword);
  await titleOf(page).fill('Half written');
  await other.goto('/admin/events/create');
  await titleOf(other).fill('Half written too');

  await page.goto('/admin');
  const asked = answer(page, 'accept');
  await page.getByRole('button', { name: 'Logout' }).click();
  expect(await asked).toBe(messages.admin.logoutQuestion);
  await expect(page).toHaveURL('/admin/login');
  await expect(other).toHaveURL('/admin/login');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/ritten/);

  await logIn(page, ownPassword);
  await expect(page).not.toHaveURL(/\/admin\/login/);
  await page.goto('/admin/news/create');
  await expect(titleOf(page)).toHaveValue('');
});

test.describe('in the editor', () => {
  test.beforeEach(async ({ page }) => {
    await openPanel(page, '/news/create');
    await expect(editorOf(page)).toBeVisible();
  });

  async function paste(page: Page, data: Record<string, string>) {
    await editorOf(page).evaluate((element, kinds) => {
      const clipboardData = new DataTransfer();
      for (const [type, text] of Object.entries(kinds)) clipboardData.setData(type, text);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, data);
  }

  const written = (page: Page) =>
    editorOf(page).evaluate((element) => element.innerHTML.replaceAll(/ (class|dir)="[^"]*"/g, ''));

  test('bold, italic and lists are made with buttons and keys', async ({ page }) => {
    await editorOf(page).focus();
    await page.getByRole('button', { name: 'Bold' }).click();
    await expect(editorOf(page)).toBeFocused();
    await page.keyboard.type('strong');
    await page.keyboard.press('Control+b');
    await page.keyboard.press('Control+i');
    await page.keyboard.type(' soft');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Bulleted list' }).click();
    await expect(editorOf(page)).toBeFocused();
    await page.keyboard.type('one');
    await expect.poll(() => written(page)).toContain('<strong>strong</strong><em> soft</em>');
    await expect.poll(() => written(page)).toMatch(/<ul[^>]*><li><p>one<\/p><\/li><\/ul>/);
    await page.getByRole('button', { name: 'Numbered list' }).click();
    await expect.poll(() => written(page)).toMatch(/<ol[^>]*><li>/);

    await expect(editorOf(page)).toBeFocused();
    const before = await written(page);
    const press = async (keys: string) => {
      for (let times = 0; times < 20; times += 1) await page.keyboard.press(keys);
    };
    await press('Control+z');
    await expect(editorOf(page)).toHaveText('');
    await press('Control+y');
    await expect.poll(() => written(page)).toBe(before);
  });

  test('a link accepts only the allowed protocols', async ({ page }) => {
    await editorOf(page).fill('our site');
    await page.keyboard.press('Control+a');
    const asked: string[] = [];
    page.on('dialog', (question) => {
      asked.push(question.message());
      void question.accept(asked.length === 1 ? 'javascript:alert(1)' : 'example.com/news');
    });
    await page.getByRole('button', { name: 'Link' }).click();
    expect(asked[1]).toBe('Type a web address, an e-mail address or a phone number.');
    await expect.poll(() => written(page)).toContain('<a href="https://example.com/news">our site</a>');
    await paste(page, {
      'text/html': '<a href="javascript:alert(1)">bad</a><a href="tel:+233201234567">good</a>',
    });
    await expect.poll(() => written(page)).toContain('<a href="tel:+233201234567">good</a>');
    expect(await written(page)).not.toContain('javascript');
  });

  test('text pasted from Word loses its styles and keeps its paragraphs', async ({ page }) => {
    await paste(page, {
      'text/html': `<html><head><style>p.MsoNormal{margin:0}</style></head><body>
      <h1 style="color:red">Heading</h1>
      <p class="MsoNormal" style="font-family:Calibri"><span style="color:#1F3864">Plain <b>bold</b></span><o:p></o:p></p>
      <ul><li>first</li><li>second</li></ul>
      <img src="x" onerror="alert(1)"><table><tr><td>cell</td></tr></table></body></html>`,
    });
    await expect.poll(() => written(page)).toContain('<p>Heading</p>');
    const html = await written(page);
    expect(html).toContain('<p>Plain <strong>bold</strong></p>');
    expect(html).toMatch(/<ul[^>]*><li><p>first<\/p><\/li><li><p>second<\/p><\/li><\/ul>/);
    expect(html).not.toMatch(/style=|<span|<table|onerror|Calibri/);
  });

  test('text pasted from WhatsApp keeps its paragraphs', async ({ page }) => {
    await paste(page, {
      'text/plain': 'Reunion\n\n- a chair\n- water',
      'text/html': '<span>Reunion\n\n- a chair\n- water</span>',
    });
    await expect.poll(() => written(page)).toContain('<p>Reunion</p>');
    expect(await written(page)).toMatch(/<p>- a chair<\/p><p>- water<\/p>/);
  });
});
