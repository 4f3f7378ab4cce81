import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@year-group/api-types/messages';
import { expect, screen } from 'storybook/test';
import { hidingByLibrary, type PageArgs, pageStory } from '#testing/pageStory.tsx';
import { ok, refused } from '#testing/replies.ts';
import { storyNow } from '#testing/storyEnvironment.ts';
import { order, quote, shopper, smallCart } from '#testing/storyOrders.ts';
import { shopReads } from '#testing/storyShop.ts';

const { checkout } = messages;
const filledIn = { checkout: { details: shopper, quote } };

const meta = {
  ...pageStory,
  title: 'Pages/Checkout',
  tags: ['!autodocs'],
  args: { path: '/checkout', api: shopReads, cart: smallCart },
} satisfies Meta<PageArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shipping: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /Full Name/ })).toHaveValue('');
  },
};

export const ShippingIncomplete: Story = {
  parameters: hidingByLibrary,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue to Payment' }));
    await expect(canvas.getByRole('textbox', { name: /Full Name/ })).toHaveFocus();
    await expect(canvas.getByText('Delivery Address is required')).toBeInTheDocument();
    // An urgent toast is in the page twice: visible, and in a live region.
    await expect(await screen.findAllByText(checkout.incomplete, {}, { timeout: 5000 })).not.toHaveLength(0);
  },
};

export const AddressSuggested: Story = {
  parameters: hidingByLibrary,
  args: {
    api: {
      ...shopReads,
      '/api/addresses': ok({
        addresses: [
          'East Legon, Accra',
          'East Legon Hills, Accra',
          'East Airport, Accra',
          'Eastern Bypass, Kumasi',
        ],
      }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: /Delivery Address/ }), 'East');
    await expect(await screen.findAllByRole('option', {}, { timeout: 5000 })).toHaveLength(4);
  },
};

export const AddressUnknown: Story = {
  parameters: hidingByLibrary,
  args: {
    tab: { checkout: { details: { ...shopper, shippingAddress: 'Behind the blue kiosk' }, quote: null } },
    api: {
      ...shopReads,
      'POST /api/calculate-delivery': refused(422, checkout.deliveryFailed, 'address-unknown'),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue to Payment' }));
    await expect(await canvas.findByText(/We do not know this place/)).toBeInTheDocument();
    // An urgent toast is in the page twice: visible, and in a live region.
    for (const sentence of [checkout.deliveryFailed, checkout.incomplete]) {
      await expect(await screen.findAllByText(sentence, {}, { timeout: 5000 })).not.toHaveLength(0);
    }
    await expect(canvas.getByRole('combobox', { name: /Delivery Address/ })).toHaveFocus();
  },
};

export const DeliveryEstimated: Story = {
  args: { tab: { checkout: { details: shopper, quote: { ...quote, estimated: true } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/\(estimated distance\)/)).toBeInTheDocument();
  },
};

export const Payment: Story = {
  args: { path: '/checkout?step=payment', tab: filledIn },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Payment' })).toBeInTheDocument();
  },
};

export const Review: Story = {
  args: { path: '/checkout?step=review', tab: filledIn },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(shopper.customerName)).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Place Order and Pay GH₵425.30' })).toBeEnabled();
  },
};

export const Empty: Story = {
  args: { cart: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.cart.empty)).toBeInTheDocument();
  },
};

export const EmptyAfterOrdering: Story = {
  args: {
    cart: [],
    openPayment: { orderId: order.id, startedAt: storyNow },
    api: { ...shopReads, [`/api/orders/${order.id}`]: ok(order) },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'See your last order' })).toBeInTheDocument();
    await expect(await canvas.findByRole('link', { name: 'Check the payment' })).toBeInTheDocument();
  },
};
