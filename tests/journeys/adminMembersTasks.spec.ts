import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { messages } from '@year-group/api-types/messages';
import { newPerson, registerNew } from './member.ts';
import { asAdmin, openPanel, readAsAdmin, rowWith } from './panel.ts';
import { testTask } from './tasks.ts';

const area = (page: Page) =>
  page.getByRole('navigation', { name: 'Areas' }).getByRole('link', { name: 'Registrations' });

testTask('find the member who registered yesterday, after an import', async ({ page, press }) => {
  const location = `Harbour ${randomUUID()}`;
  const person = await registerNew(page, { location });
  // As many as fill the first pages.
  const members = Array.from({ length: 184 }, () => ({ ...newPerson(), location }));
  await asAdmin(page, 'POST', '/api/admin/members/import', { members, dryRun: false });
  // Other journeys register members too: only those of this place are shown.
  await page.route(/\/api\/members\?/, (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set('location', location);
    return route.continue({ url: url.href });
  });
  await openPanel(page);
  await press(area(page));
  await expect(rowWith(page, 'Nana Kwadwo').first()).toBeVisible();
  await expect(rowWith(page, person.fullName)).toHaveCount(0);
  await press(page.getByRole('button', { name: /^This week/ }));
  await expect(rowWith(page, person.fullName)).toBeVisible();
});

testTask('change the role of a member', async ({ page, press, fill }) => {
  const person = await registerNew(page);
  await openPanel(page);
  await press(area(page));
  await fill(page.getByRole('searchbox', { name: 'Search members' }), `0${person.phone.slice(4)}`);
  await expect(rowWith(page, person.fullName)).toHaveCount(1);
  await press(page.getByRole('button', { name: `Role of ${person.fullName}` }));
  const field = page.getByRole('combobox', { name: 'Role' }).or(page.getByRole('textbox', { name: 'Role' }));
  // Ready to type in.
  await expect(field).toBeFocused();
  await page.keyboard.type('Welfare');
  await press(page.getByRole('button', { name: 'Save' }));
  await expect(page.getByText(messages.members.roleChanged(person.fullName, 'Welfare'))).toBeVisible();
  expect(await readAsAdmin(page, `/api/members/${person.id}`)).toMatchObject({ role: 'Welfare' });
});
