import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { messages } from '@year-group/api-types/messages';
import { files, openNews, writeNews } from './contents.ts';
import { asAdmin, filtered, openPanel, publishNews, rowWith } from './panel.ts';
import { expectTexts, press, read, requestsOf, testAtWidths, visit } from './steps.ts';

test.use({ serviceWorkers: 'allow' });

const { needsConnection, offline, savedOffline, sentLater, waitingChanges } = messages.admin;

const titled = async (page: Page, title: string): Promise<number> =>
  (await read(page, `/api/news?searchTerm=${encodeURIComponent(title)}`)).total;

testAtWidths('text saved without a connection survives a reload and is sent once,', async (page) => {
  const before = `Speach day ${randomUUID()}`;
  const after = before.replace('Speach', 'Speech');
  const { id, title } = await openNews(page, before);

  await page.context().setOffline(true);
  await expectTexts(page, offline);
  await title.fill(after);
  await press(page, 'Save Changes', savedOffline, waitingChanges(1), /^As last seen /);

  // The connection is back, but not yet the server: the save outlives the page.
  const sent = requestsOf(page, 'PUT', id);
  await page.route(`**/api/news/${id}`, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await page.context().setOffline(false);
  await expect.poll(() => sent.length).toBeGreaterThan(0);
  await page.unroute(`**/api/news/${id}`);
  expect(await titled(page, after)).toBe(0);
  await visit(page, '/admin/news', sentLater(after));
  await expect(page.getByText(waitingChanges(1))).toBeHidden();
  expect(await titled(page, after)).toBe(1);
  await asAdmin(page, 'DELETE', `/api/news/${id}`);
});

const losses = { 'answer is lost on the way': true, 'answer comes after a reload': false };
for (const [loss, isLost] of Object.entries(losses))
  test(`news whose ${loss} is published once`, async ({ page }) => {
    const title = `Harvest ${randomUUID()}`;
    await openPanel(page, '/news/create');
    await writeNews(page, title, files.gate);
    let lost = 0;
    await page.route('**/api/news', async (route) => {
      if (route.request().method() !== 'POST' || lost > 0) return route.continue();
      lost += 1;
      await route.fetch();
      return isLost ? route.abort() : page.reload();
    });
    await press(page, 'Publish News');
    // A toast stays while the mouse is over it, and the next one waits.
    await page.mouse.move(0, 0);
    await expect(page.getByText(sentLater(title))).toBeVisible();
    expect(lost).toBe(1);
    expect(await titled(page, title)).toBe(1);
  });

test('a logout deletes what waits', async ({ page }) => {
  const { id, title } = await openNews(page, `Reunion ${randomUUID()}`);
  await page.context().setOffline(true);
  await title.fill('Never sent');
  await press(page, 'Save Changes', savedOffline);
  page.once('dialog', (question) => question.accept());
  await press(page, 'Logout');
  await expect(page).toHaveURL('/admin/login');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Never sent');
  await page.context().setOffline(false);
  await asAdmin(page, 'DELETE', `/api/news/${id}`);
});

test('news deleted without a connection goes to the trash once the connection is back, and comes back from it', async ({
  page,
}) => {
  const title = `Old notice ${randomUUID()}`;
  await publishNews(page, title);
  await openPanel(page, filtered('/news', { q: title }));
  const row = rowWith(page, title);
  await expect(row).toBeVisible();
  await page.context().setOffline(true);
  await press(row, `Delete ${title}`, waitingChanges(1));
  await expect(row).toBeHidden();
  expect(await titled(page, title)).toBe(1);
  await page.context().setOffline(false);
  await expect(page.getByText(sentLater(messages.admin.deletionOf(title)))).toBeVisible();
  expect(await titled(page, title)).toBe(0);
  await page.goto(filtered('/admin/trash', { q: title }));
  await press(page, `Restore ${title}`);
  await expect.poll(() => titled(page, title)).toBe(1);
});

test('a section is published with a connection only; its text stays until then', async ({ page }) => {
  const email = `hello-${randomUUID()}@example.com`;
  await openPanel(page, '/settings/group/contact');
  const field = page.getByLabel('E-mail');
  await field.fill(email);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Save draft' }).click({ force: true });
  await expectTexts(page, needsConnection);
  await press(page, 'Publish', `${messages.group.createFailed} ${messages.admin.unreachable}`);
  await page.context().setOffline(false);
  await page.reload();
  await expect(field).toHaveValue(email);
  await press(page, 'Publish', messages.group.created);
  expect(await read(page, '/api/group/contact')).toMatchObject({ content: { email } });
});

test('on a slow connection a text that is saved twice is sent once', async ({ page }) => {
  const before = `Slow news ${randomUUID()}`;
  const { id, title } = await openNews(page, before);
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const sent = requestsOf(page, 'PUT', id);
  await page.route(`**/api/news/${id}`, async (route) => {
    if (route.request().method() === 'PUT') await answered;
    return route.continue();
  });
  await title.fill(`${before}, later`);
  await press(page, 'Save Changes');
  const saving = page.getByRole('button', { name: 'Saving...' });
  await expect(saving).toBeDisabled();
  await title.press('Enter');
  await saving.click({ force: true });
  answer();
  await expect(page.getByText(messages.news.updated)).toBeVisible();
  expect(sent).toHaveLength(1);
  await asAdmin(page, 'DELETE', `/api/news/${id}`);
});
