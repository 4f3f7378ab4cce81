// @vitest-environment jsdom
import { formatCedis } from '@year-group/api-types/common/money';
import { messages } from '@year-group/api-types/messages';
import type { OrderDetails } from '@year-group/api-types/shop/orderDetails';
import { screen, userEvent, within } from 'storybook/test';
import { expect, it } from 'vitest';
import { queries } from '#providers/providers.ts';
import { openPanel } from '#testing/openPanel.tsx';
import { account } from '#testing/records/officers.ts';
import { orderFailed, orderUntried } from '#testing/records/orders.ts';
import { press } from '#testing/screenStory.ts';
import { type Replies, refusal } from '#testing/storyNetwork.ts';

const { id } = orderUntried;
const openOrder = (order: OrderDetails = orderUntried, replies: Replies = {}, more = {}) =>
  openPanel({
    path: `/orders/${id}/show`,
    replies: {
      'GET /api/orders': { body: [order] },
      [`GET /api/admin/orders/${id}`]: { body: order },
      ...replies,
    },
    ...more,
  });

it('asks for the proof of an order by its customer and amount, says that a letter follows, and keeps it when it is refused', async () => {
  const why = 'This order waits for your decision about it.';
  await openPanel({
    path: '/orders',
    replies: {
      'GET /api/orders': { body: [orderUntried] },
      [`PUT /api/orders/${id}`]: { status: 409, body: refusal(why) },
    },
  });
  const select = await screen.findByLabelText(`Status of the order of ${orderUntried.customerName}`);
  await userEvent.selectOptions(select, 'paid');
  const question = await screen.findByRole('dialog');
  const { customerName, totalAmount } = orderUntried;
  within(question).getByText(`${customerName}, ${formatCedis(totalAmount)}`);
  within(question).getByText(messages.orders.letterFollows);
  await userEvent.type(within(question).getByRole('textbox', { name: 'Reason' }), 'MoMo 0042');
  await userEvent.click(within(question).getByRole('button', { name: 'Change status' }));
  await within(question).findByText(`${messages.orders.updateFailed} ${why}`);
  expect(within(question).getByRole<HTMLInputElement>('textbox', { name: 'Reason' }).value).toBe('MoMo 0042');
});

it.each([
  ['shopkeeper', false],
  ['owner', true],
] as const)('offers the %s "Paid" for an unpaid order: %s', async (role, isOffered) => {
  await openOrder(orderUntried, {}, { account: { ...account, roles: [role] } });
  await userEvent.click(await screen.findByRole('combobox', { name: 'New status' }));
  await screen.findByRole('option', { name: 'Shipped' });
  expect(screen.queryByRole('option', { name: 'Paid' }) !== null).toBe(isOffered);
});

it.each([
  [orderUntried, 'is not paid yet'],
  [orderFailed, 'did not go through'],
])('says in the WhatsApp text what is true of the payment: %#', async (order, sentence) => {
  await openOrder(order);
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Payment link by WhatsApp' });
  expect(decodeURIComponent(link.href)).toContain(sentence);
});

it('keeps the reason of a change while the chosen orders leave the list', async () => {
  let shown = [orderUntried];
  await openPanel({ path: '/orders', replies: { 'GET /api/orders': { body: () => shown } } });
  await userEvent.click(await screen.findByRole('checkbox', { name: `Choose ${orderUntried.customerName}` }));
  await press('Change status');
  const dialog = await screen.findByRole('dialog', { name: 'Change status' });
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Fetched today');
  shown = [];
  await queries.invalidateQueries({ queryKey: ['orders'] });
  await screen.findByText(messages.orders.empty);
  expect(within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Reason' }).value).toBe(
    'Fetched today',
  );
  expect(dialog.isConnected).toBe(true);
});
