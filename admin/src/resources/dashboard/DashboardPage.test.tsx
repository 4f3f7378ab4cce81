// @vitest-environment jsdom
import { makeDashboard } from '@year-group/api-types/testing/adminFactories';
import { screen, within } from 'storybook/test';
import { expect, it } from 'vitest';
import { openPanel } from '#testing/openPanel.tsx';
import { account } from '#testing/records/officers.ts';

const figures = makeDashboard();

/** Opens the dashboard for an officer of one role. */
const openFor = (role: 'editor' | 'secretary' | 'treasurer', body: object = figures) =>
  openPanel({
    account: { ...account, roles: [role] },
    replies: { 'GET /api/admin/dashboard': { body } },
  });
const part = async (name: string) => within(await screen.findByRole('region', { name }));

it('leads only to pages that the officer may open', async () => {
  await openFor('secretary');
  const event = (await part('Next event')).getByRole('link', { name: /Homecoming/ });
  expect(event.getAttribute('href')).toBe('/admin/events');
  const orders = await part('Orders by status');
  expect(orders.getByText('Pending')).toBeTruthy();
  expect(orders.queryByRole('link')).toBeNull();
});

it('shows those who may not pack the same orders as it counts, and does not tell them to pack', async () => {
  await openFor('treasurer');
  const name = /orders? to pack/;
  const link = (await part('Today')).getByRole('link', { name });
  const address = new URL(link.getAttribute('href') ?? '', 'http://panel');
  expect(JSON.parse(address.searchParams.get('filter') ?? '')).toEqual({
    status: 'paid',
    needsReview: 'false',
    isMade: 'true',
  });
  expect(link.textContent).toMatch(/Look$/);
});
