import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@year-group/api-types/messages';
import { expect, screen } from 'storybook/test';
import { hidingByLibrary, type PageArgs, pageStory } from '#testing/pageStory.tsx';
import { ok, refused } from '#testing/replies.ts';
import { orderRead, orderReply, paymentStarted, quote, shopper, smallCart } from '#testing/storyOrders.ts';
import { listings, polo, shopReads } from '#testing/storyShop.ts';

const { checkout } = messages;
const filledIn = { checkout: { details: shopper, quote } };
const placed = { ...shopReads, 'POST /api/orders': orderReply() };

const meta = {
  ...pageStory,
  title: 'Pages/Placing an order',
  tags: ['!autodocs'],
  args: { path: '/checkout', api: shopReads, cart: smallCart },
} satisfies Meta<PageArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The last step, with everything filled in. The play presses the order button. */
const ordered: Story = {
  args: { path: '/checkout?step=review', tab: filledIn },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Place Order and Pay GH₵425.30' }));
  },
};

export const PlacingTheOrder: Story = {
  args: { ...ordered.args, api: { ...shopReads, 'POST /api/orders': 'loading' } },
  play: async (context) => {
    await ordered.play?.(context);
    await expect(
      await context.canvas.findByRole('button', { name: 'Placing your order...' }),
    ).toBeInTheDocument();
  },
};

export const TotalChanged: Story = {
  args: {
    ...ordered.args,
    api: {
      ...shopReads,
      '/api/shop': [
        ok(listings),
        ok(listings.map((each) => (each === polo ? { ...polo, price: 190 } : each))),
      ],
      'POST /api/orders': refused(409, checkout.totalChanged, 'total-changed', {
        figures: { deliveryCost: 22, totalAmount: 447.5 },
      }),
    },
  },
  play: async (context) => {
    await ordered.play?.(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(checkout.totalChanged);
    await expect(
      await context.canvas.findByRole('button', { name: 'Confirm and Pay GH₵447.50' }),
    ).toBeEnabled();
  },
};

const lastIsHeld = checkout.held('Anniversary polo shirt', 0);
export const LastPieceBeingPaidByAnother: Story = {
  args: {
    ...ordered.args,
    api: {
      ...placed,
      'POST /api/pay': refused(409, lastIsHeld, 'order-changed', {
        figures: { deliveryCost: 19.8, totalAmount: 425.3 },
      }),
    },
  },
  play: async (context) => {
    await ordered.play?.(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(lastIsHeld);
    await expect(context.canvas.getByRole('link', { name: 'Change the cart' })).toBeVisible();
  },
};

export const ProviderDown: Story = {
  args: {
    ...ordered.args,
    api: {
      ...placed,
      'POST /api/pay': refused(503, checkout.providerUnavailable, 'provider-unavailable'),
    },
  },
  play: async (context) => {
    await ordered.play?.(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(checkout.providerUnavailable);
  },
};

export const Offline: Story = {
  parameters: hidingByLibrary,
  args: { ...ordered.args, api: { ...shopReads, 'POST /api/orders': 'offline' } },
  play: async (context) => {
    await ordered.play?.(context);
    await expect(await context.canvas.findByText(/Nothing has been taken/)).toBeInTheDocument();
    // An urgent toast is in the page twice: visible, and in a live region.
    await expect(await screen.findAllByText(checkout.failed, {}, { timeout: 5000 })).not.toHaveLength(0);
  },
};

export const SoldOutMeanwhile: Story = {
  args: {
    ...ordered.args,
    api: {
      ...shopReads,
      '/api/shop': ok(listings.map((each) => (each === polo ? { ...polo, stock: 1 } : each))),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Change the cart' })).toHaveAttribute(
      'href',
      '/cart',
    );
    await expect(canvas.getByRole('button', { name: /Place Order and Pay/ })).toBeDisabled();
  },
};

export const Leaving: Story = {
  args: {
    ...ordered.args,
    // On a slow machine the page asks for the order's payment before the story ends.
    api: { ...placed, 'POST /api/pay': paymentStarted, [orderRead]: 'loading' },
  },
  play: async (context) => {
    await ordered.play?.(context);
    await expect(
      await context.canvas.findByRole('heading', { name: 'Taking you to the payment page' }),
    ).toBeInTheDocument();
    await expect(window.location.hash).toBe('#payment-page');
  },
};
