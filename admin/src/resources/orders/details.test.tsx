// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query';
import { messages } from '@year-group/api-types/messages';
import { orderNumber } from '@year-group/api-types/shop/orderNumber';
import { makeAction } from '@year-group/api-types/testing/adminFactories';
import { fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { expect, it } from 'vitest';
import { waitingChanges } from '#providers/providers.ts';
import { openPanel } from '#testing/openPanel.tsx';
import { order, orderUntried } from '#testing/records/orders.ts';
import { press } from '#testing/screenStory.ts';
import { type Reply, refusal } from '#testing/storyNetwork.ts';

const { id } = order;
const lost = () => Promise.reject(new TypeError('no connection'));

it('shows in the open details the status that waits for the connection', async () => {
  await openPanel({
    path: `/orders/${id}/show`,
    replies: {
      'GET /api/orders': { body: [order] },
      [`GET /api/admin/orders/${id}`]: { body: { ...order, paidAmount: order.totalAmount } },
      [`PUT /api/orders/${id}`]: lost,
    },
  });
  const details = within(await screen.findByRole('dialog'));
  await userEvent.click(await details.findByRole('combobox', { name: 'New status' }));
  // MUI copies the event of a press, which jsdom can only do with that of `fireEvent`.
  await fireEvent.click(await screen.findByRole('option', { name: 'Shipped' }));
  onlineManager.setOnline(false);
  await userEvent.click(await details.findByRole('button', { name: 'Change status' }));
  await screen.findByText(messages.admin.savedOffline);
  expect(await details.findByText('Shipped', { selector: '.MuiChip-label' })).toBeDefined();
});

it('does not keep a payment by hand for the connection, and says so', async () => {
  await openPanel({
    path: '/orders',
    replies: { 'GET /api/orders': { body: [orderUntried] }, [`PUT /api/orders/${id}`]: lost },
  });
  const select = await screen.findByLabelText<HTMLSelectElement>(
    `Status of the order of ${orderUntried.customerName}`,
  );
  onlineManager.setOnline(false);
  await userEvent.selectOptions(select, 'paid');
  await screen.findByText(messages.admin.needsConnection);
  onlineManager.setOnline(true);
  await waitFor(() => expect(select.disabled).toBe(false));
  await userEvent.selectOptions(select, 'paid');
  const question = within(await screen.findByRole('dialog'));
  await userEvent.type(question.getByRole('textbox', { name: 'Reason' }), 'MoMo 0042');
  await userEvent.click(question.getByRole('button', { name: 'Change status' }));
  await question.findByRole('alert');
  expect(waitingChanges.read()).toEqual([]);
});

it('keeps a question open until it is answered, so that a refusal is seen', async () => {
  let refuse: (reply: Reply) => void = () => {};
  await openPanel({
    path: '/orders',
    replies: {
      'GET /api/orders': { body: [orderUntried] },
      [`PUT /api/orders/${id}`]: () =>
        new Promise((resolve) => {
          refuse = resolve;
        }),
    },
  });
  const select = await screen.findByLabelText<HTMLSelectElement>(
    `Status of the order of ${orderUntried.customerName}`,
  );
  await userEvent.selectOptions(select, 'shipped');
  const question = await screen.findByRole('dialog');
  await press('Ship anyway');
  await fireEvent.keyDown(question, { key: 'Escape' });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  refuse({ status: 409, body: refusal('It is shipped already.') });
  expect(await screen.findByText(/It is shipped already/)).toBeDefined();
});

it('asks before an order is shipped that awaits its pre-order, alone and with others', async () => {
  const early = { ...order, paidAmount: order.totalAmount, payment: 'paid' as const, awaitsPreOrder: true };
  const sent: string[] = [];
  const replyTo = (call: string) => () => {
    sent.push(call);
    return { body: { ...early, status: 'shipped', changed: 1, refused: [] } };
  };
  const { customerName } = early;
  await openPanel({
    path: '/orders',
    replies: {
      'GET /api/orders': { body: [early] },
      [`PUT /api/orders/${id}`]: replyTo('one'),
      'POST /api/admin/orders/status': replyTo('many'),
    },
  });
  const question = () => screen.findByRole('dialog', { name: messages.orders.shipTitle });
  const select = await screen.findByLabelText<HTMLSelectElement>(`Status of the order of ${customerName}`);
  await userEvent.selectOptions(select, 'shipped');
  await within(await question()).findByText(messages.orders.shipText(true));
  await press('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('checkbox', { name: new RegExp(`^Choose .*${customerName}`) }));
  await press('Change status');
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Change status' }),
  );
  await within(await question()).findByText('Awaits its pre-order');
  expect(sent).toEqual([]);
  await press('Ship anyway');
  await waitFor(() => expect(sent).toEqual(['many']));
});

it('leads, when it is closed, back to the page from which it was opened', async () => {
  const subject = { name: '', isInTrash: false };
  const action = makeAction({ target: `orders/${id}`, subject });
  await openPanel({
    path: '/settings',
    replies: {
      'GET /api/admin/actions/officers': { body: [] },
      'GET /api/admin/actions': { body: [action] },
      'GET /api/orders': { body: [order] },
      [`GET /api/admin/orders/${id}`]: { body: order },
    },
  });
  await userEvent.click(await screen.findByRole('link', { name: orderNumber(id) }));
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByRole('link', { name: orderNumber(id) });
});
