import { expect, type Page, test } from '@playwright/test';
import { editorOf } from './contents.ts';
import { openPanel } from './panel.ts';

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
  await page.getByRole('button', { name: 'Bullet list' }).click();
  await expect(editorOf(page)).toBeFocused();
  await page.keyboard.type('one');
  await expect.poll(() => written(page)).toContain('<strong>strong</strong><em> soft</em>');
  await expect.poll(() => written(page)).toMatch(/<ul[^>]*><li><p>one<\/p><\/li><\/ul>/);
  await page.getByRole('button', { name: 'Ordered list' }).click();
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
  await page.getByRole('button', { name: 'Link' }).click();
  const address = page.getByLabel('Link address');
  await address.fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Type a web address, an e-mail address or a phone number.')).toBeVisible();
  await address.fill('example.com/news');
  await address.press('Enter');
  await expect.poll(() => written(page)).toContain('<a href="https://example.com/news">our site</a>');
  await paste(page, {
    'text/html': '<a href="javascript:alert(1)">bad</a><a href="tel:+233201234567">good</a>',
  });
  await expect.poll(() => written(page)).toContain('<a href="tel:+233201234567">good</a>');
  expect(await written(page)).not.toContain('javascript');
});

test('text pasted from Word loses its styles and keeps its structure', async ({ page }) => {
  await paste(page, {
    'text/html': `<html><head><style>p.MsoNormal{margin:0}</style></head><body>
      <h1 style="color:red">Heading</h1>
      <p class="MsoNormal" style="font-family:Calibri"><span style="color:#1F3864">Plain <b>bold</b></span><o:p></o:p></p>
      <p class="MsoNormal">&nbsp;</p>
      <p class="MsoListParagraphCxSpFirst" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>   </span></span>first</p>
      <p class="MsoListParagraphCxSpLast" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>   </span></span>second</p>
      <img src="x" onerror="alert(1)"><table><tr><td>cell</td></tr></table></body></html>`,
  });
  await expect.poll(() => written(page)).toContain('<p><strong>Heading</strong></p>');
  const html = await written(page);
  expect(html).toContain('<p>Plain <strong>bold</strong></p>');
  expect(html).toMatch(/<ul[^>]*><li><p>first<\/p><\/li><li><p>second<\/p><\/li><\/ul>/);
  expect(html).not.toMatch(/style=|<span|<table|onerror|Calibri/);
});

test('text pasted from WhatsApp keeps bold, lines and lists', async ({ page }) => {
  await paste(page, { 'text/plain': '[21/11/2026, 10:02] Ama: *Reunion*\n\n- a chair\n- water' });
  await expect.poll(() => written(page)).toContain('<p><strong>Reunion</strong></p>');
  expect(await written(page)).toMatch(/<ul[^>]*><li><p>a chair<\/p><\/li><li><p>water<\/p><\/li><\/ul>/);
});
