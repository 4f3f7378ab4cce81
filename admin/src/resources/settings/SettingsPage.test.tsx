// @vitest-environment jsdom
import { makeAction } from '@year-group/api-types/testing/adminFactories';
import { screen, within } from 'storybook/test';
import { expect, it } from 'vitest';
import { openPanel } from '#testing/openPanel.tsx';
import { account } from '#testing/records/officers.ts';
import { refusal } from '#testing/storyNetwork.ts';

const auditor = { ...account, roles: ['auditor' as const] };
const entryOf = (id: string, target: string, name: string) =>
  makeAction({ id, target, detail: name, subject: { name, isInTrash: false } });

it('links an entry of the log only to a record that the officer may open', async () => {
  const entries = [entryOf('1', 'events/1', 'Homecoming'), entryOf('2', 'members/2', 'Ama Owusu')];
  await openPanel({
    path: '/settings',
    account: auditor,
    replies: {
      'GET /api/admin/actions': { body: entries },
      'GET /api/admin/actions/officers': { body: [] },
    },
  });
  await screen.findByRole('link', { name: /Ama Owusu/ });
  screen.getByText('Times are those of Accra.');
  expect(screen.getByText(/Homecoming/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Homecoming/ })).toBeNull();
});

it('links a chapter of the handbook only to a page that the officer may open', async () => {
  await openPanel({ path: '/settings/handbook', account: auditor });
  const chapter = (await screen.findByText('Members and their data')).closest('section');
  await within(chapter as HTMLElement).findByRole('link', { name: 'Registrations' });
  expect(screen.queryByRole('link', { name: 'Handover' })).toBeNull();
});

it('reads the log again by itself when the server failed', async () => {
  const replies = [{ status: 503, body: refusal('Not now.') }, { body: [entryOf('1', 'members/2', 'Ama')] }];
  await openPanel({
    path: '/settings',
    account: auditor,
    replies: {
      'GET /api/admin/actions': () => replies.shift() ?? { body: [] },
      'GET /api/admin/actions/officers': { body: [] },
    },
  });
  expect(await screen.findByRole('link', { name: /Ama/ })).toBeTruthy();
});
