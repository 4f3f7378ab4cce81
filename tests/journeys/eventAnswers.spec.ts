import { expect } from '@playwright/test';
import { messages } from '@year-group/api-types/messages';
import { makeEventInput } from '@year-group/api-types/testing/factories';
import { expectAccessible } from './accessibility.ts';
import { ownPassword as password, testOnOwnProduct } from './ownProduct.ts';
import { downloadFrom } from './panel.ts';

// A product of its own: the next event of the shared one is on pages that others read.
const test = testOnOwnProduct();
const title = 'Supper on the lawn';
const dayMs = 24 * 60 * 60 * 1000;

test.describe('answers to an event', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a visitor answers, changes it without a network in between, and Today shows it', async ({
    page,
    context,
  }) => {
    const { token } = await (await page.request.post('/api/admin/login', { data: { password } })).json();
    const date = new Date(Date.now() + dayMs).toISOString().slice(0, 10);
    const published = await page.request.post('/api/events', {
      headers: { authorization: `Bearer ${token}` },
      data: makeEventInput({ title, date }),
    });
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
    await context.setOffline(true);
    await part.getByRole('button', { name: 'Send answer' }).click();
    await expect(part.getByRole('alert')).toHaveText(messages.events.answerFailed);
    await expect(part.getByLabel('Your name')).toHaveValue('Ama Owusu');
    await context.setOffline(false);
    await part.getByRole('button', { name: 'Send answer' }).click();
    await expect(part.getByText('1 person is coming.')).toBeVisible();
    const cached = await page.request.get(`/events/${id}`);
    expect(await cached.text()).toContain('1 person is coming.');

    await page.addInitScript((received) => localStorage.setItem('admin-token', received), token);
    await page.goto('/admin');
    await page.getByRole('link', { name: `1 coming to ${title} See the list` }).click();
    await expect(page.getByRole('heading', { name: '1 coming' })).toBeVisible();
    await expect(page.getByText('Ama Owusu')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Call Ama Owusu' })).toHaveAttribute(
      'href',
      'tel:+233244556677',
    );
    const { name, text } = await downloadFrom(page, page.getByRole('button', { name: 'Download answers' }));
    expect(name).toBe('event_answers.csv');
    expect(text).toContain('"Ama Owusu","yes","0","+233 24 455 6677"');

    await page.goto(`/events/${id}`);
    await part.getByRole('button', { name: 'Take back' }).click();
    await expect(part.getByRole('heading', { name: 'Will you come?' })).toBeFocused();
    await expect(part.getByText('Be the first to say you are coming.')).toBeVisible();
  });
});
