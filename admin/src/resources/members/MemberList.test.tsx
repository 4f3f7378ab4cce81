// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query';
import { formatMoment } from '@year-group/api-types/common/dates';
import { messages } from '@year-group/api-types/messages';
import { screen, userEvent, within } from 'storybook/test';
import { expect, it } from 'vitest';
import { openPanel } from '#testing/openPanel.tsx';
import { memberFacets, members } from '#testing/records/members.ts';
import { account } from '#testing/records/officers.ts';
import { press } from '#testing/screenStory.ts';
import { refusal } from '#testing/storyNetwork.ts';

const open = (role: 'secretary' | 'auditor') =>
  openPanel({
    path: '/members',
    account: { ...account, roles: [role] },
    replies: {
      'GET /api/members': { body: { members, total: members.length } },
      'GET /api/members/facets': { body: memberFacets },
      [`PUT /api/members/${members[0]?.id}`]: () => Promise.reject(new TypeError('no connection')),
    },
  });
const name = `Choose ${members[0]?.fullName}`;

it('has no boxes for those who may do nothing with chosen rows', async () => {
  await open('auditor');
  await screen.findAllByText(members[0]?.fullName ?? '');
  expect(screen.queryByRole('checkbox', { name })).toBeNull();
});

it('has boxes for those who may delete or merge', async () => {
  await open('secretary');
  expect(await screen.findByRole('checkbox', { name })).toBeTruthy();
});

it('reads again by itself when the server failed', async () => {
  const replies = [{ status: 503, body: refusal('Not now.') }, { body: { members, total: members.length } }];
  await openPanel({
    path: '/members',
    replies: {
      'GET /api/members': () => replies.shift() ?? { body: { members: [], total: 0 } },
      'GET /api/members/facets': { body: memberFacets },
    },
  });
  expect(await screen.findAllByText(members[0]?.fullName ?? '')).toBeTruthy();
});

it('opens a listed member without a connection, with what waits for it', async () => {
  await open('secretary');
  const member = await screen.findByRole('link', { name: members[0]?.fullName ?? '' });
  onlineManager.setOnline(false);
  await screen.findByText(messages.admin.lastSeen(formatMoment(Date.now())));
  await userEvent.click(screen.getByRole('button', { name: `Role of ${members[0]?.fullName}` }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Role' }), ' of the library');
  await press('Save');
  await screen.findByText(messages.admin.savedOffline);
  await userEvent.click(member);
  const details = within(await screen.findByRole('dialog', { name: 'Member Details' }));
  expect(await details.findByText(/of the library$/)).toBeTruthy();
});

it('shows all members, a new one among them, after a search and an addition', async () => {
  await openPanel({
    path: `/members?filter=${encodeURIComponent('{"q":"Kofi"}')}`,
    replies: {
      'GET /api/members': { body: { members, total: members.length } },
      'GET /api/members/facets': { body: memberFacets },
      'POST /api/admin/members': { body: members[0] },
    },
  });
  await userEvent.click(await screen.findByRole('link', { name: 'Add Member' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Ama Owusu');
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'ama@example.com');
  await userEvent.type(screen.getByRole('textbox', { name: 'Phone' }), '+233244556677');
  await press('Add Member');
  expect((await screen.findByRole<HTMLInputElement>('searchbox')).value).toBe('');
});
