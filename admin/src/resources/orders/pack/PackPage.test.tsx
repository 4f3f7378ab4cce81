// @vitest-environment jsdom
import { fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { expect, it } from 'vitest';
import { openPanel } from '#testing/openPanel.tsx';
import { ordersToPick } from '#testing/records/orders.ts';

const toPack = ordersToPick.map((order) => ({ ...order, paidAmount: order.totalAmount }));

const ship = () => screen.findByRole('button', { name: 'Ship, then the next' });

it('ships one order with a double press, and the next with another press', async () => {
  let left = [...toPack];
  const shipped: string[] = [];
  const [first, second, third] = toPack;
  const shipping = ({ url }: Request) => {
    const id = url.split('/').pop() ?? '';
    shipped.push(id);
    left = left.filter((order) => order.id !== id);
    return { body: { undo: null } };
  };
  await openPanel({
    path: '/orders/pack',
    replies: {
      'GET /api/orders': () => ({ body: left }),
      ...Object.fromEntries(left.map(({ id }) => [`PUT /api/orders/${id}`, shipping])),
    },
  });
  await screen.findByText('3 orders to pack');
  await fireEvent.click(await ship(), { detail: 1 });
  await screen.findByText('2 orders to pack');
  // The second press of a double press meets the next order.
  await fireEvent.click(await ship(), { detail: 2 });
  await fireEvent.click(await ship(), { detail: 1 });
  await screen.findByText('The last order to pack');
  (await ship()).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(shipped).toEqual([first?.id, second?.id, third?.id]));
});
