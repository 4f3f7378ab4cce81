// @vitest-environment jsdom
import { screen } from 'storybook/test';
import { expect, it } from 'vitest';
import { openPanel } from '#testing/openPanel.tsx';
import { account } from '#testing/records/officers.ts';
import { handOut, run } from '#testing/records/runs.ts';

it('says one piece of one, and whose clock its times are of', async () => {
  const one = { ...run, bill: { ...run.bill, pieces: 1 } };
  await openPanel({
    path: `/orders/runs/${run.id}`,
    replies: { [`GET /api/admin/runs/${run.id}`]: { body: one } },
  });
  await screen.findByText('Bill for 1 piece');
  expect(screen.getByText('Times are those of Accra.')).toBeTruthy();
});

it('says of a pre-order at the printer that it was closed', async () => {
  await openPanel({
    path: '/orders/runs',
    replies: { 'GET /api/admin/runs': { body: [{ ...run, state: 'ordered' }] } },
  });
  expect((await screen.findByText(/Closed /)).textContent).not.toContain('Closes');
});

it('says who ticks what was handed out to somebody who may not', async () => {
  await openPanel({
    path: `/orders/hand-out/${run.id}`,
    account: { ...account, roles: ['auditor'] },
    replies: { [`GET /api/admin/runs/${run.id}/hand-out`]: { body: handOut } },
  });
  expect(await screen.findByText(/^Only .* can do this\.$/)).toBeTruthy();
});
