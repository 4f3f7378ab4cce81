// @vitest-environment jsdom
import { messages } from '@year-group/api-types/messages';
import type { OrderDetails } from '@year-group/api-types/shop/orderDetails';
import { screen, userEvent, within } from 'storybook/test';
import { expect, it } from 'vitest';
import { openPanel } from '#testing/openPanel.tsx';
import { order, orders } from '#testing/records/orders.ts';

/** Opens the details of an order. */
const open = (body: OrderDetails) =>
  openPanel({
    path: `/orders/${body.id}/show`,
    replies: { 'GET /api/orders': { body: orders }, [`GET /api/admin/orders/${body.id}`]: { body } },
  });

it('lists what was refunded, with its proof, and marks the returned line', async () => {
  const [polo, ...others] = order.items;
  await open({
    ...order,
    payment: 'part-refunded',
    refundedAmount: 180,
    items: [{ ...(polo as (typeof order.items)[0]), isRefunded: true }, ...others],
    refunds: [
      {
        id: '01890000-0000-7000-8000-00000000f0f0',
        amount: 180,
        how: 'by-hand',
        state: 'done',
        proof: 'Mobile money 7784',
        createdAt: '2026-11-23T08:00:00.000Z',
      },
    ],
  });
  const refunds = within(await screen.findByRole('list', { name: 'Refunds' }));
  expect(refunds.getByText(/GH₵180\.00/).textContent).toBe('Refunded, GH₵180.00, by hand');
  expect(refunds.getByText('Mobile money 7784')).toBeTruthy();
  expect(screen.getByText(/polo shirt x 2 @ GH₵180\.00/).textContent).toContain('refunded: not to pack');
  expect(screen.getByText(/Enamel mug .* x 1/).textContent).not.toContain('refunded');
});

it('says that a letter follows, and reports no change when neither the status changes nor something is noted', async () => {
  await open(order);
  await screen.findByText(messages.orders.letterFollows);
  await userEvent.click(await screen.findByRole('button', { name: 'Change status' }));
  expect(await screen.findByText(/^This is the status now/)).toBeTruthy();
});
