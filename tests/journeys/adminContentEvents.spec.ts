import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { messages } from '@year-group/api-types/messages';
import { chooseOption, choosePicture, editorOf, files, save } from './contents.ts';
import { asAdmin, filtered, openPanel, publishNews, rowWith } from './panel.ts';
import { expectLink, follow, press, read, visit } from './steps.ts';
import { testTask } from './tasks.ts';

test('an event is written, previewed, published, read, changed, deleted and restored', async ({ page }) => {
  const title = `Far-off reunion ${randomUUID()}`;
  const list = filtered('/admin/events', { q: title });
  await openPanel(page, '/events');
  await follow(page, 'Create Event', '/admin/events/create');
  await page.getByLabel('Title', { exact: true }).fill(title);
  page.once('dialog', (question) => question.accept('Social'));
  await chooseOption(page, 'Category', 'New category');
  await page.getByLabel('Date', { exact: true }).fill('2031-05-01');
  await page.getByLabel('Time').fill('18:30');
  await page.getByLabel('Location', { exact: true }).fill('Assembly Hall');
  await editorOf(page).fill('Bring a chair.');
  await choosePicture(page, files.gate);

  const preview = page.frameLocator('iframe[title="How it will look"]');
  await expect(preview.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(preview.getByText('May 1, 2031')).toBeVisible();
  await expect(preview.getByRole('complementary').getByText('6:30 pm')).toBeVisible();

  await press(page, 'Publish Event', messages.events.created);
  await expectLink(page, 'View on the website', /^\/events\//);
  const [event]: { id: string }[] = await read(page, `/api/events?searchTerm=${encodeURIComponent(title)}`);
  await visit(page, `/events/${event?.id}`, 'Bring a chair.');

  await page.goto(list);
  await expect(rowWith(page, title)).toContainText('May 1, 2031');
  await follow(page, `Edit ${title}`, `/admin/events/edit/${event?.id}`);
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue('2031-05-01');
  await expect(page.getByAltText('The chosen image')).toBeVisible();
  await page.getByLabel('Location', { exact: true }).fill('School Park');
  await save(page, messages.events.updated);
  await page.goto(`/events/${event?.id}`);
  await expect(page.getByText('School Park').first()).toBeVisible();

  for (const contact of ['ama@example.org', '+233244556677']) {
    const data = { eventId: event?.id, name: 'Ama Owusu', coming: true, contact };
    const answer = await page.request.put(`/api/event-answers/${randomUUID()}`, { data });
    expect(answer.ok()).toBe(true);
  }
  await page.goto(list);
  await expect(page.getByRole('cell', { name: '2', exact: true })).toBeVisible();
  await page.goto(`/admin/events/edit/${event?.id}`);
  await chooseOption(page, 'State', 'Cancelled');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel this event?' });
  await expect(question).toContainText('Of 2 who said yes, 1 left an e-mail and 1 a phone number.');
  await press(question, 'Go back', 'Nothing was saved.');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await press(question, 'Cancel the event', messages.events.updated);
  await expect(page).toHaveURL(`/admin/events/answers/${event?.id}`);
  const text = new RegExp(`^Cancelled: ${title}, May 1, 2031 at 6:30 pm, School Park\\. http.*/events/`);
  await expect(page.getByText(text)).toBeVisible();
  await expectLink(page, 'Share on WhatsApp', /^https:\/\/wa\.me\/\?text=Cancelled/);
  await expect(page.getByRole('link', { name: 'Mail Ama Owusu' })).toHaveCount(1);
  await visit(page, `/events/${event?.id}`, 'This event was cancelled.');

  await page.goto(list);
  await press(page, `Delete ${title}`, messages.events.deleted, messages.events.adminEmpty);
  await press(page, 'Undo');
  await press(page, `Delete ${title}`, messages.events.adminEmpty);
  expect((await page.goto(`/events/${event?.id}`))?.status()).toBe(404);
});

test('upcoming and past events are distinguished', async ({ page }) => {
  await openPanel(page, '/events');
  const today = new Date().toISOString().slice(0, 10);
  const readDates = (all: Element[]) => all.map((each) => each.getAttribute('datetime') ?? '');
  /** Which of the two the dates of the rows are. */
  const shown = async () => {
    const dates = await page.locator('tbody time').evaluateAll(readDates);
    return new Set(dates.map((date) => (date < today ? 'Past' : 'Upcoming')));
  };
  for (const when of ['Past', 'Upcoming']) {
    await chooseOption(page, 'When', when);
    await expect.poll(shown).toEqual(new Set([when]));
  }
});

testTask('correct a typo in the newest news', async (taps) => {
  const { page } = taps;
  const wrong = `Speach day ${randomUUID()}`;
  const id = await publishNews(page, wrong);

  await openPanel(page);
  await taps.press(page.getByRole('region', { name: 'Newest news' }).getByRole('link', { name: wrong }));
  const dialog = page.getByRole('dialog', { name: 'Edit News' });
  const title = dialog.getByRole('textbox', { name: 'Title' });
  await expect(title).toHaveValue(wrong);
  await taps.fill(title, wrong.replace('Speach', 'Speech'));
  await taps.press(dialog.getByRole('button', { name: 'Save Changes' }));
  await expect(page.getByText(messages.news.updated)).toBeVisible();

  await asAdmin(page, 'DELETE', `/api/news/${id}`);
});
