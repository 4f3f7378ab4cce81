import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@year-group/api-types/messages';
import type { Order } from '@year-group/api-types/shop/order';
import { expect, waitFor } from 'storybook/test';
import { type PageArgs, pageStory, visitOf } from '#testing/pageStory.tsx';
import { ok, refused } from '#testing/replies.ts';
import { storyNow } from '#testing/storyEnvironment.ts';
import { givingReply } from '#testing/storyGroup.ts';
import { order, orderRead, orderReply, paymentStarted, statusPath } from '#testing/storyOrders.ts';
import { shirt } from '#testing/storyShop.ts';

const { paymentStatus } = messages;

const meta = {
  ...pageStory,
  title: 'Pages/Payment status',
  tags: ['!autodocs'],
  args: { path: statusPath, api: { [orderRead]: orderReply() } },
} satisfies Meta<PageArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = {
  args: { api: { [orderRead]: orderReply({ status: 'paid', paymentState: 'succeeded' }) } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Payment Successful' }),
    ).toBeInTheDocument();
    await expect(canvas.getByText(paymentStatus.paid)).toBeInTheDocument();
    await expect(canvas.getByText(order.id)).toBeInTheDocument();
    await expect(canvas.getByText('GH₵425.30')).toBeInTheDocument();
    await expect(canvas.getByText('Paid')).toBeInTheDocument();
    const sent = canvas.getByRole('link', { name: 'Send on WhatsApp' }).getAttribute('href') ?? '';
    const text = new URL(sent).searchParams.get('text') ?? '';
    await expect(text).toMatch(/^Order 019A5B3C: Paid\n2 x /);
    await expect(text).toMatch(/Total GH₵425\.30\nhttp\S+\/payment-status\?orderId=[\w-]+$/);
    for (const secret of [order.customerName, order.customerEmail, order.shippingAddress])
      await expect(text).not.toContain(secret);
    await expect(canvas.getByRole('link', { name: 'On WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/\d+\?text=A%20question%20about%20order%20019A5B3C/),
    );
  },
};

/** The order is picked up: its place is public, unlike an address. */
export const PaidForPickUp: Story = {
  args: {
    api: {
      [orderRead]: orderReply({
        status: 'paid',
        paymentState: 'succeeded',
        deliveryMethod: 'Pick-up',
        shippingAddress: 'Kumasi chapter, Adum Heights, Kumasi (Weekdays, 4:30 pm to 7:00 pm)',
        deliveryCost: 0,
        totalAmount: 405.5,
        distance: null,
      }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Adum Heights, Kumasi \(Weekdays/)).toBeInTheDocument();
  },
};

/** The group has no payment provider. */
export const PaidByHand: Story = {
  args: {
    paysByHand: true,
    api: {
      [orderRead]: orderReply({ paymentState: null }),
      '/api/group/giving': ok(givingReply),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'How to pay' })).toBeInTheDocument();
    await expect(canvas.getByText('019A5B3C')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Go back to the payment page' })).toBeNull();
  },
};

export const Pending: Story = {
  args: { api: { [orderRead]: orderReply({ paymentState: 'pending' }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(paymentStatus.pending)).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Go back to the payment page' })).toBeEnabled();
    await expect(canvas.getByText('Not paid yet')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { api: { [orderRead]: orderReply({ paymentState: 'failed' }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(paymentStatus.failed)).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
    await expect(canvas.getByText('Not paid')).toBeInTheDocument();
  },
};

export const Review: Story = {
  args: { api: { [orderRead]: orderReply({ paymentState: 'needs-review' }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Please do not pay again/)).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /payment page|Try again/ })).toBeNull();
  },
};

export const Refunded: Story = {
  args: { api: { [orderRead]: orderReply({ status: 'paid', paymentState: 'refunded' }) } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Payment Refunded' }),
    ).toBeInTheDocument();
    await expect(canvas.getByText(/was refunded/)).toBeInTheDocument();
    await expect(canvas.getByText('Refunded')).toBeInTheDocument();
    await expect(canvas.getByText(new RegExp(paymentStatus.pending))).toBeInTheDocument();
    await expect(canvas.queryByText(/as soon as your payment is confirmed/)).toBeNull();
  },
};

export const Cancelled: Story = {
  args: { api: { [orderRead]: orderReply({ status: 'cancelled' }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.checkout.cancelled)).toBeInTheDocument();
  },
};

export const PaidAfterItWasCancelled: Story = {
  args: {
    api: { [orderRead]: orderReply({ status: 'cancelled', paymentState: 'succeeded', paidAmount: 379.8 }) },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(paymentStatus.cancelledPaid)).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /Restore|Try again/ })).toBeNull();
  },
};

export const MissingId: Story = {
  args: { path: '/payment-status' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(paymentStatus.orderIdMissing)).toBeInTheDocument();
  },
};

export const UnknownOrder: Story = {
  args: { api: { [orderRead]: refused(404, messages.orders.notFound, 'not-found') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(paymentStatus.retrieveFailed)).toBeInTheDocument();
  },
};

export const Offline: Story = {
  args: { api: { [orderRead]: 'offline' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(paymentStatus.loadFailed)).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const Loading: Story = {
  args: { api: { [orderRead]: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('main [aria-busy="true"]')).toHaveTextContent(messages.loading);
  },
};

export const ProviderDown: Story = {
  args: {
    api: {
      [orderRead]: orderReply({ paymentState: 'failed' }),
      'POST /api/pay': refused(503, messages.checkout.providerUnavailable, 'provider-unavailable'),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText(messages.checkout.providerUnavailable)).toBeInTheDocument();
  },
};

export const PaysTheSameOrderAgain: Story = {
  tags: ['no-picture'],
  args: {
    api: { [orderRead]: orderReply({ paymentState: 'failed' }), 'POST /api/pay': paymentStarted },
  },
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(window.location.hash).toBe('#payment-page'));
    await expect(visitOf({ loaded }).network.calls.at(-1)?.body).toEqual({
      orderId: order.id,
      amount: order.totalAmount,
    });
  },
};

export const OfferedOnAnotherPage: Story = {
  args: {
    path: '/donate',
    api: { [orderRead]: orderReply(), '/api/group/giving': ok(givingReply) },
    openPayment: { orderId: order.id, startedAt: storyNow },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Check the payment' })).toHaveAttribute(
      'href',
      statusPath,
    );
  },
};

const [firstLine] = order.items;
const inRun: Partial<Order> = {
  status: 'paid',
  paymentState: 'succeeded',
  items: [
    {
      ...(firstLine ?? { quantity: 1, price: 180, imageUrl: '', title: shirt.title }),
      id: shirt.id,
      title: shirt.title,
      listing: { title: shirt.title },
      options: [
        { name: 'Size', value: 'M', kind: 'choice' },
        { name: 'Colour', value: 'Navy', kind: 'choice' },
      ],
      run: {
        state: 'open',
        expectedOn: '2026-12-18',
        isChangeable: true,
        isShort: false,
        isHandedOut: false,
        isRefunded: false,
      },
    },
  ],
};

export const PreOrder: Story = {
  // A toast would be in it.
  tags: ['no-picture'],
  args: {
    api: {
      [orderRead]: orderReply(inRun),
      [`/api/shop/${shirt.id}`]: ok(shirt),
      [`PUT ${orderRead}/lines/0`]: ok({ ...order, ...inRun }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change size and colour' }));
    await expect(await canvas.findByRole('radio', { name: 'M' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'S' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save choice' }));
    await expect(await canvas.findByRole('button', { name: 'Change size and colour' })).toBeInTheDocument();
    await expect(canvas.getByText('Expected on Friday, December 18, 2026')).toBeInTheDocument();
  },
};
