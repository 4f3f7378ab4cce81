import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@year-group/api-types/messages';
import { expect, screen, userEvent } from 'storybook/test';
import { onAPhone, panelScreen, shows } from '#testing/inPanel.tsx';
import { account } from '#testing/records/officers.ts';
import {
  order,
  orderFailed,
  orderInDoubt,
  orders,
  orderToPickUp,
  orderUntried,
} from '#testing/records/orders.ts';
import { answering, press, screenAt } from '#testing/screenStory.ts';
import { failing } from '#testing/storyNetwork.ts';

const read = `GET /api/admin/orders/${order.id}`;
const answered = answering(read);

/** One order, over the list of all. */
const meta = {
  ...panelScreen,
  title: 'Administration/Screens/Order',
  parameters: {
    ...screenAt(`/orders/${order.id}/show`, {
      'GET /api/orders': { body: orders.slice(0, 1) },
      [read]: { body: order },
      [`POST /api/admin/orders/${order.id}/payment-link`]: { body: orderFailed },
    }),
  },
  play: shows(order.shippingAddress),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = {};
export const OnAPhone: Story = onAPhone;
/** Who may not change the status reads who may. */
export const AsAuditor: Story = {
  tags: ['no-picture'],
  parameters: { panel: { account: { ...account, roles: ['auditor'] } } },
  play: async () => {
    await screen.findByRole('heading', { name: 'Payments' });
    await expect(screen.queryByRole('button', { name: 'Change status' })).toBeNull();
  },
};
export const ToPickUp: Story = answered({ body: orderToPickUp }, orderToPickUp.shippingAddress);
export const InDoubt: Story = answered({ body: orderInDoubt }, order.shippingAddress);
export const PaymentFailed: Story = answered({ body: orderFailed }, order.shippingAddress);

/** The customer has a letter with the link. */
export const LinkSent: Story = {
  ...PaymentFailed,
  ...onAPhone,
  play: async () => {
    await press('Send a new payment link');
    await screen.findByText(messages.orders.linkSent(order.customerName));
  },
};

/** The money came without a provider: a treasurer, who changes no status, records it. */
export const RecordedByHand: Story = {
  parameters: {
    panel: {
      account: { ...account, roles: ['treasurer'] },
      replies: {
        [read]: { body: orderUntried },
        [`POST /api/admin/orders/${order.id}/confirm-payment`]: { body: order },
      },
    },
  },
  play: async () => {
    await press('Confirm the payment by hand');
    await userEvent.type(await screen.findByLabelText(/^Note/), 'Cash at the meeting');
    await press('Confirm the payment');
    await screen.findByText('The payment is confirmed.');
    await expect(screen.queryByLabelText('Transaction ID')).toBeNull();
  },
};

export const Loading: Story = answered('loading', 'Order Details');
export const Failing: Story = answered(failing, messages.orders.detailsFailed);
