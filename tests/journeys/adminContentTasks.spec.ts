import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { messages } from '@year-group/api-types/messages';
import { asAdmin, openPanel } from './panel.ts';
import { testTask } from './taps.ts';

testTask('correct a typo in the newest news', async (taps) => {
  const { page } = taps;
  const [model] = (await (await page.request.get('/api/news?limit=1')).json()).news;
  const wrong = `Speach day ${randomUUID()}`;
  const stored = await asAdmin(page, 'POST', '/api/news', { ...model, title: wrong });
  const { id } = (await stored.json()) as { id: string };

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
