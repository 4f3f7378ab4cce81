// @vitest-environment jsdom
import { screen } from 'storybook/test';
import { expect, it } from 'vitest';
import { openPanel } from '#testing/openPanel.tsx';
import { account } from '#testing/records/officers.ts';
import { progress } from '#testing/storyPanel.ts';

const fresh = { ...progress, sections: [], hasMembers: false, hasNews: false };

it('leads an officer only to the steps that they may do', async () => {
  const treasurer = { ...account, roles: ['treasurer' as const] };
  await openPanel({
    path: '/setup',
    account: treasurer,
    replies: { 'GET /api/admin/group': { body: fresh } },
  });
  const start = await screen.findByRole('link', { name: 'Start' });
  expect(start.getAttribute('href')).toBe('/admin/settings/group/giving?setup');
  expect(screen.getAllByText('To do')).toHaveLength(1);
});

it('offers on the dashboard only what an officer may do next', async () => {
  sessionStorage.setItem('setup-offered', 'yes');
  const editor = { ...account, roles: ['editor' as const] };
  const replies = {
    'GET /api/admin/group': { body: { ...progress, hasMembers: false, hasNews: false } },
    'GET /api/admin/dashboard': 'loading' as const,
  };
  await openPanel({ account: editor, replies });
  await screen.findByRole('link', { name: 'Publish the first news' });
  expect(screen.queryByRole('link', { name: 'Invite members' })).toBeNull();
});
