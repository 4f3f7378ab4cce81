// @vitest-environment jsdom
import { screen } from 'storybook/test';
import { expect, it } from 'vitest';
import { openPanel } from '#testing/openPanel.tsx';
import { account } from '#testing/records/officers.ts';
import { orders } from '#testing/records/orders.ts';

const select = { name: /^Status of the order of/ };
const open = (role: 'treasurer' | 'shopkeeper') =>
  openPanel({
    path: '/orders',
    account: { ...account, roles: [role] },
    replies: { 'GET /api/orders': { body: orders } },
  });

it('offers a status in each row only to those who may change it', async () => {
  await open('treasurer');
  await screen.findByText(orders[0].customerName);
  expect(screen.queryByRole('combobox', select)).toBeNull();
});

it('offers a status in each row to a shopkeeper', async () => {
  await open('shopkeeper');
  expect(await screen.findAllByRole('combobox', select)).toHaveLength(orders.length);
});
