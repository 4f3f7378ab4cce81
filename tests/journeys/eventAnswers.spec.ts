import { expect } from '@playwright/test';
import { messages } from '@year-group/api-types/messages';
import { makeEventInput } from '@year-group/api-types/testing/factories';
import { expectAccessible } from './accessibility.ts';
import { testOnOwnProduct } from './ownProduct.ts';
import { asAdmin, downloadFrom, openPanel } from './panel.ts';
import { expectLink, press } from './steps.ts';

// A product of its own: the next event of the shared one is on pages that others read.
const test = testOnOwnProduct();
test.use({ viewport: { width: 390, height: 844 } });
const title = 'Supper on the lawn';
const dayMs = 24 * 60 * 60 * 1000;

test('a visitor answers, changes it without a network in between, and Today shows it', async ({ page }) => {
  const date = new Date(Date.now() + dayMs).toISOString().slice(0, 10);
  const published = await asAdmin(page, 'POST', '/api/events', makeEventInput({ title, date }));
  expect(published.status()).toBe(201);
  const { id } = await published.json();

  await page.goto(`/events/${id}`);
  const part = page.getByRole('region', { name: /come|coming/ });
  await part.getByRole('button', { name: 'I’m coming' }).click();
  await part.getByLabel('Your name').fill('Ama Owusu');
  await part.getByLabel('Who comes with you').selectOption('2 people');
  await part.getByLabel('Your e-mail or phone (optional)').fill('024 455 6677');
  await expectAccessible(page);
  await part.getByRole('button', { name: 'Send answer' }).click();
  await expect(part.getByRole('heading', { name: 'You are coming' })).toBeFocused();
  await expect(part.getByText('3 people are coming.')).toBeVisible();

  await page.reload();
  await part.getByRole('button', { name: 'Change' }).click();
  await part.getByLabel('Who comes with you').selectOption('Nobody');
  await page.context().setOffline(true);
  await part.getByRole('button', { name: 'Send answer' }).click();
  await expect(part.getByRole('alert')).toHaveText(messages.events.answerFailed);
  await expect(part.getByLabel('Your name')).toHaveValue('Ama Owusu');
  await page.context().setOffline(false);
  await press(part, 'Send answer', '1 person is coming.');
  expect(await (await page.request.get(`/events/${id}`)).text()).toContain('1 person is coming.');

  await openPanel(page);
  await page.getByRole('link', { name: `1 coming to ${title} See the list` }).click();
  await expect(page.getByRole('heading', { name: '1 coming' })).toBeVisible();
  await expect(page.getByText('Ama Owusu')).toBeVisible();
  await expectLink(page, 'Call Ama Owusu', 'tel:+233244556677');
  const { name, text } = await downloadFrom(page, page.getByRole('button', { name: 'Download answers' }));
  expect(name).toBe('event_answers.csv');
  expect(text).toContain('"Ama Owusu","yes","0","+233 24 455 6677"');

  await page.goto(`/events/${id}`);
  await part.getByRole('button', { name: 'Take back' }).click();
  await expect(part.getByRole('heading', { name: 'Will you come?' })).toBeFocused();
  await expect(part.getByText('Nobody has said yes so far.')).toBeVisible();
});
