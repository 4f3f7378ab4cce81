import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { messages } from '@year-group/api-types/messages';
import { chooseOption, choosePicture, editorOf, files } from './contents.ts';
import { asAdmin, openPanel, publishNews, rowWith } from './panel.ts';

const { offline, savedOffline, sentLater } = messages.admin;
const banner = (page: Page) => page.getByText(offline);
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' });

const titled = async (page: Page, title: string) =>
  (await (await page.request.get(`/api/news?searchTerm=${encodeURIComponent(title)}`)).json())
    .total as number;

for (const width of [390, 1280]) {
  test(`text saved without a connection survives a reload and is sent once, at ${width} px`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const before = `Speach day ${randomUUID()}`;
    const after = before.replace('Speach', 'Speech');
    const id = await publishNews(page, before);
    await openPanel(page, `/news?edit=${id}`);
    const title = page.getByRole('dialog').getByRole('textbox', { name: 'Title' });
    await expect(title).toHaveValue(before);

    await context.setOffline(true);
    await expect(banner(page)).toBeVisible();
    await title.fill(after);
    await save(page).click();
    await expect(page.getByText(savedOffline)).toBeVisible();
    await expect(page.getByText(messages.admin.waitingChanges(1))).toBeVisible();
    await expect(page.getByText(/^As last seen /)).toBeVisible();

    // The connection is back, but not yet the server: the save outlives the page.
    let sent = 0;
    await page.route(`**/api/news/${id}`, async (route) => {
      if (route.request().method() !== 'PUT') return route.continue();
      sent += 1;
      return route.abort();
    });
    await context.setOffline(false);
    await expect.poll(() => sent).toBeGreaterThan(0);
    await page.unroute(`**/api/news/${id}`);
    expect(await titled(page, after)).toBe(0);
    await page.goto('/admin/news');
    await expect(page.getByText(sentLater(after))).toBeVisible();
    await expect(page.getByText(messages.admin.waitingChanges(1))).toBeHidden();
    expect(await titled(page, after)).toBe(1);
    await asAdmin(page, 'DELETE', `/api/news/${id}`);
  });
}

test('news whose answer is lost on the way is published once', async ({ page }) => {
  const title = `Harvest ${randomUUID()}`;
  await openPanel(page, '/news/create');
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await chooseOption(page, 'Category', 'School');
  await editorOf(page).fill('Written on the way home.');
  await choosePicture(page, files.gate);
  let lost = 0;
  await page.route('**/api/news', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Publish News' }).click();
  // A toast stays while the mouse is over it, and the next one waits.
  await page.mouse.move(0, 0);
  await expect(page.getByText(sentLater(title))).toBeVisible();
  expect(lost).toBe(1);
  expect(await titled(page, title)).toBe(1);
});

test('a logout deletes what waits', async ({ page, context }) => {
  const before = `Reunion ${randomUUID()}`;
  const id = await publishNews(page, before);
  await openPanel(page, `/news?edit=${id}`);
  const title = page.getByRole('dialog').getByRole('textbox', { name: 'Title' });
  await expect(title).toHaveValue(before);
  await context.setOffline(true);
  await title.fill('Never sent');
  await save(page).click();
  await expect(page.getByText(savedOffline)).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  expect(await page.evaluate(() => localStorage.getItem('RaStore.draft.waiting'))).toBeNull();
  await context.setOffline(false);
  await asAdmin(page, 'DELETE', `/api/news/${id}`);
});

test('news deleted without a connection goes to the trash once the connection is back, and comes back from it', async ({
  page,
  context,
}) => {
  const title = `Old notice ${randomUUID()}`;
  await publishNews(page, title);
  await openPanel(page, '/news');
  const row = rowWith(page, title);
  await expect(row).toBeVisible();
  await context.setOffline(true);
  await row.getByRole('button', { name: `Delete ${title}` }).click();
  await expect(page.getByText(messages.admin.waitingChanges(1))).toBeVisible();
  await expect(row).toBeHidden();
  expect(await titled(page, title)).toBe(1);
  await context.setOffline(false);
  await expect(page.getByText(sentLater(messages.admin.deletionOf([title])))).toBeVisible();
  expect(await titled(page, title)).toBe(0);
  await page.goto('/admin/trash');
  await page.getByRole('button', { name: `Restore ${title}` }).click();
  await expect.poll(() => titled(page, title)).toBe(1);
});

test('a section of the group is published once the connection is back', async ({ page, context }) => {
  const email = `hello-${randomUUID()}@example.com`;
  await openPanel(page, '/settings/group/contact');
  await page.getByLabel('E-mail').fill(email);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText(savedOffline)).toBeVisible();
  // The publication takes the place of the draft.
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(messages.admin.waitingChanges(1))).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(sentLater(messages.admin.publicationOf('Contact')))).toBeVisible();
  const { content } = (await (await page.request.get('/api/group/contact')).json()) as {
    content: { email: string };
  };
  expect(content.email).toBe(email);
});

test('on a slow line a text that is saved twice is sent once', async ({ page }) => {
  const before = `Slow news ${randomUUID()}`;
  const id = await publishNews(page, before);
  await openPanel(page, `/news?edit=${id}`);
  const title = page.getByRole('dialog').getByRole('textbox', { name: 'Title' });
  await expect(title).toHaveValue(before);
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let sent = 0;
  await page.route(`**/api/news/${id}`, async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    sent += 1;
    await answered;
    return route.continue();
  });
  await title.fill(`${before}, later`);
  await save(page).click();
  const saving = page.getByRole('button', { name: 'Saving...' });
  await expect(saving).toBeDisabled();
  await title.press('Enter');
  await saving.click({ force: true });
  answer();
  await expect(page.getByText(messages.news.updated)).toBeVisible();
  expect(sent).toBe(1);
  await asAdmin(page, 'DELETE', `/api/news/${id}`);
});
