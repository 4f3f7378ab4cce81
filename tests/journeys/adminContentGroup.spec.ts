import { expect, type Page, test } from '@playwright/test';
import type { EditedSection } from '@year-group/api-types/group/group';
import { messages } from '@year-group/api-types/messages';
import { publishSection } from './contents.ts';
import { otherBrowser } from './officers.ts';
import { asAdmin, openPanel, readAsAdmin } from './panel.ts';
import { press, requestsOf, visit } from './steps.ts';

// Serial, because they publish one section.
test.describe.configure({ mode: 'serial' });

const place = '/settings/group/giving';
const giving = '/api/admin/group/giving';
const valueField = (page: Page, index: number) => page.getByLabel('Value to copy').nth(index);

/** Publishes what is published, with another first value, as another officer would. */
async function publishElsewhere(page: Page, value: string): Promise<void> {
  const { content, version }: EditedSection = await readAsAdmin(page, giving);
  const changed = JSON.parse(JSON.stringify(content).replace(/("value":)"[^"]*"/, `$1"${value}"`));
  await asAdmin(page, 'POST', giving, { content: changed, basedOn: version });
}

test('a number is changed, previewed, published, and restored from an earlier version', async ({ page }) => {
  await openPanel(page, '/settings');
  await page.getByRole('link', { name: 'How to give' }).click();
  await expect(valueField(page, 0)).toHaveValue(/^\*[\d*]+#$/);

  await valueField(page, 2).fill('+233 24 111 2015');
  await expect(page.frameLocator('iframe').getByText('+233 24 111 2015')).toBeVisible();
  await publishSection(page);
  await visit(page, '/donate', '+233 24 111 2015');

  await page.goto(`/admin${place}`);
  await page.getByText('Earlier versions').click();
  await press(page, 'Open version 1');
  await expect(valueField(page, 2)).toHaveValue('+233 20 000 2015');
  await publishSection(page);
  await visit(page, '/donate', '+233 20 000 2015');
});

test('a draft waits on the server, unseen by visitors, and is discarded', async ({ page }) => {
  await openPanel(page, place);
  await page.getByLabel('Word of thanks').fill('Thank you, all.');
  await press(page, 'Save draft', messages.group.draftSaved);

  const phone = await otherBrowser(page, 390);
  await openPanel(phone, place);
  await expect(phone.getByLabel('Word of thanks')).toHaveValue('Thank you, all.');
  await expect(phone.getByText('Visitors do not see it yet.')).toBeVisible();
  await phone.goto('/donate');
  await expect(phone.getByText('Thank you, all.')).toBeHidden();
  await phone.goto(`/admin${place}`);
  await press(phone, 'Discard the draft');
  await press(phone, 'Yes, discard it');
  await expect(phone.getByLabel('Word of thanks')).not.toHaveValue('Thank you, all.');
  await phone.context().close();
});

test('of two devices with a draft, the second sees it and chooses', async ({ page }) => {
  const saveElsewhere = async (thanks: string) => {
    const { content, version, draft }: EditedSection = await readAsAdmin(page, giving);
    const data = { content: { ...content, thanks }, basedOn: version, replaces: draft?.savedAt ?? null };
    await asAdmin(page, 'PUT', `${giving}/draft`, data);
  };
  const thanks = page.getByLabel('Word of thanks');
  const save = page.getByRole('button', { name: 'Save draft' });
  const conflict = page.getByRole('status').filter({ hasText: messages.group.draftedMeanwhile });
  await openPanel(page, place);
  await thanks.fill('From this device.');
  await saveElsewhere('From the other device.');
  await save.click();
  await press(page, 'Keep mine');
  await expect(conflict).toBeHidden();
  await save.click();
  await expect(page.getByText(messages.group.draftSaved)).toBeVisible();

  await saveElsewhere('From the other device again.');
  await thanks.fill('From this device again.');
  await save.click();
  await expect(conflict).toBeVisible();
  await press(page, 'Use that draft');
  await expect(thanks).toHaveValue('From the other device again.');
  await press(page, 'Discard the draft');
  await press(page, 'Yes, discard it');
  await expect(thanks).not.toHaveValue('From the other device again.');
});

test('of two officers who publish at once, the second sees it and chooses', async ({ page }) => {
  await openPanel(page, place);
  await valueField(page, 0).fill('*170#');
  await publishElsewhere(page, '*555#');
  // The connection that is back must not make the form read, and so count their version as seen.
  const reads = requestsOf(page, 'GET', '/api/admin/group/');
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await page.waitForFunction(() => navigator.onLine);
  expect(reads).toEqual([]);
  await press(page, 'Publish', messages.group.publishedMeanwhile);
  await expect(valueField(page, 0)).toHaveValue('*170#');
  // The server goes away in the middle: the choice fails with a sentence, and the text stays.
  await page.route('**/api/admin/group/giving', (route) => route.abort());
  await press(page, 'Keep mine');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(valueField(page, 0)).toHaveValue('*170#');
  await page.unrouteAll({ behavior: 'wait' });
  await press(page, 'Keep mine');
  await expect(page.getByText(messages.group.publishedMeanwhile)).toBeHidden();
  // Under the pointer a notice stays, and the next one waits for it.
  await page.mouse.move(0, 0);
  await expect(page.getByRole('alert')).toBeHidden();
  await publishSection(page);

  // How people pay asks for a proof of who publishes it: without an answer it fails, and nothing is sent later.
  await valueField(page, 0).fill('*171#');
  await page.route('**/api/admin/group/giving', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await press(page, 'Publish', messages.group.createFailed);
  await expect(page.getByText(messages.admin.waitingChanges(1))).toBeHidden();
  await page.unrouteAll({ behavior: 'wait' });

  await valueField(page, 0).fill('*222#');
  await publishElsewhere(page, '*713*0000#');
  await press(page, 'Publish');
  await press(page, 'Use the published version');
  await expect(valueField(page, 0)).toHaveValue('*713*0000#');
});

test('an error is shown at its field, and nothing is lost', async ({ page }) => {
  await openPanel(page, place);
  await press(page, 'Add a way to pay');
  await page.getByLabel('What donations are for').fill('');
  await press(page, 'Publish', 'The introduction is required', 'The name of the method is required');
  await expect(page.getByText('The value is required')).toBeVisible();
  await press(page, 'Remove way to pay 3');
  await expect(page.getByLabel('Value to copy')).toHaveCount(6);
});

test('a leader is renamed, a moment moved by button and by keyboard; both are shown', async ({ page }) => {
  await openPanel(page, '/settings');
  await page.getByRole('link', { name: 'About and leaders' }).click();
  const leader = page.getByRole('group', { name: 'Leader 2', exact: true });
  await leader.getByRole('button', { expanded: false }).click();
  await leader.getByLabel('Name').fill('Dr Adwoa Test');
  // The sentence may stay empty.
  await page.getByLabel('A sentence above the leaders').fill('');
  await expect(page.frameLocator('iframe').getByText('Dr Adwoa Test')).toBeVisible();
  await publishSection(page);
  await page.goto('/about');
  await expect(page.getByRole('heading', { name: 'Dr Adwoa Test' })).toBeVisible();
  await expect(page.getByText('Eleven officers')).toBeHidden();

  await page.goto('/admin/settings/group/home');
  const titleOf = (moment: string) =>
    page.getByRole('group', { name: moment, exact: true }).getByLabel('Title');
  await expect(titleOf('Moment 2')).toHaveValue('Shaping Excellence');
  await press(page, 'Move moment 2 up');
  await expect(titleOf('Moment 1')).toHaveValue('Shaping Excellence');
  await page.getByRole('button', { name: 'Move moment 4 up' }).focus();
  await page.keyboard.press('Enter');
  await expect(titleOf('Moment 3')).toHaveValue('Making Impact');
  await publishSection(page);
  await page.goto('/');
  const journey = page.getByRole('region', { name: 'From the gate to where we stand' });
  const moments = ['Shaping Excellence', 'The Beginning', 'Making Impact', 'Graduation & Beyond'];
  await expect(journey.getByRole('heading', { level: 3 })).toHaveText(moments);

  for (const section of ['about', 'home']) {
    const { version }: EditedSection = await readAsAdmin(page, `/api/admin/group/${section}`);
    const { content } = await readAsAdmin(page, `/api/admin/group/${section}/versions/1`);
    const restored = { content, basedOn: version };
    expect((await asAdmin(page, 'POST', `/api/admin/group/${section}`, restored)).ok()).toBe(true);
  }
});
