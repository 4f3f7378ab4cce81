import { expect } from '@playwright/test';
import { makeDashboard } from '@year-group/api-types/testing/adminFactories';
import { makeMember } from '@year-group/api-types/testing/factories';
import { openPanel } from './panel.ts';
import { testTask } from './tasks.ts';

testTask('see what needs me today', async ({ page }) => {
  const { today } = makeDashboard();
  const toAdmit = { total: 2, members: [makeMember()], unproved: 0 };
  const dashboard = makeDashboard({ today: { ...today, toAdmit } });
  await page.route('**/api/admin/dashboard', (route) => route.fulfill({ json: dashboard }));
  await openPanel(page);
  const needs = page.getByRole('region', { name: 'Today' }).getByRole('list', { name: 'What needs you' });
  for (const need of [/in doubt/, /to pack/, /to admit/])
    await expect(needs.getByRole('link', { name: need })).toBeInViewport({ ratio: 1 });
});
