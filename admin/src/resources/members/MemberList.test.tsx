// @vitest-environment jsdom
import { screen } from 'storybook/test';
import { expect, it } from 'vitest';
import { openPanel } from '#testing/openPanel.tsx';
import { memberFacets, members } from '#testing/records/members.ts';
import { account } from '#testing/records/officers.ts';

const open = (role: 'secretary' | 'auditor') =>
  openPanel({
    path: '/members',
    account: { ...account, roles: [role] },
    replies: {
      'GET /api/members': { body: { members, total: members.length } },
      'GET /api/members/facets': { body: memberFacets },
    },
  });
const name = `Choose ${members[0]?.fullName}`;

it('has no boxes for who may do nothing with chosen rows', async () => {
  await open('auditor');
  await screen.findAllByText(members[0]?.fullName ?? '');
  expect(screen.queryByRole('checkbox', { name })).toBeNull();
});

it('has boxes for who may delete or merge', async () => {
  await open('secretary');
  expect(await screen.findByRole('checkbox', { name })).toBeTruthy();
});
