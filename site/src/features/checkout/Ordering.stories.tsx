import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { type PageArgs, pageStory, visitOf } from '#testing/pageStory.tsx';
import { ok } from '#testing/replies.ts';
import { orderRead, orderReply, paymentStarted, quote, shopper } from '#testing/storyOrders.ts';
import { polo, shopReads } from '#testing/storyShop.ts';

const address = shopper.shippingAddress;

const meta = {
  ...pageStory,
  title: 'User flows/Ordering',
  tags: ['!autodocs', 'no-picture'],
  args: {
    path: `/shop/${polo.id}`,
    api: {
      ...shopReads,
      [`/api/shop/${polo.id}`]: ok(polo),
      '/api/addresses': ok({ addresses: [address, '12 Boundary Road, Tema'] }),
      'POST /api/calculate-delivery': ok(quote),
      'POST /api/orders': orderReply(),
      [orderRead]: orderReply(),
      'POST /api/pay': paymentStarted,
    },
  },
} satisfies Meta<PageArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PutsTwoShirtsIntoTheCart: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('Choose two', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Increase' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }));
    });
  },
};

export const LooksIntoTheCart: Story = {
  play: async (context) => {
    const { canvas, step, userEvent, loaded } = context;
    await PutsTwoShirtsIntoTheCart.play?.(context);
    await step('Open the cart', async () => {
      await visitOf({ loaded }).router.navigate('/cart');
      await expect(await canvas.findByRole('region', { name: 'Total' }, { timeout: 5000 })).toHaveTextContent(
        'GH₵360.00',
      );
    });
    await step('Go to the checkout', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Proceed to Checkout' }));
      await expect(
        await canvas.findByRole('heading', { level: 1, name: 'Checkout' }, { timeout: 5000 }),
      ).toBeInTheDocument();
    });
  },
};

export const SaysWhereTheParcelGoes: Story = {
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await LooksIntoTheCart.play?.(context);
    await step('Fill in the shipping details', async () => {
      await userEvent.type(await canvas.findByRole('textbox', { name: /Full Name/ }), shopper.customerName);
      await userEvent.type(canvas.getByRole('textbox', { name: /Email Address/ }), shopper.customerEmail);
      await userEvent.type(canvas.getByRole('textbox', { name: /Phone Number/ }), shopper.customerPhone);
      await userEvent.type(canvas.getByRole('combobox', { name: /Delivery Address/ }), address);
      await userEvent.tab();
      await expect(await canvas.findByText(/for 4.0 km/)).toBeInTheDocument();
    });
    await step('Continue to the payment', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Continue to Payment' }));
      await expect(await canvas.findByRole('heading', { level: 2, name: 'Payment' })).toHaveFocus();
    });
  },
};

export const LooksEverythingOver: Story = {
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await SaysWhereTheParcelGoes.play?.(context);
    await step('Continue to the review', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Continue to Review' }));
      await expect(await canvas.findByText(shopper.customerName)).toBeInTheDocument();
    });
  },
};

export const PaysForTheOrder: Story = {
  play: async (context) => {
    const { canvas, step, userEvent, loaded } = context;
    await LooksEverythingOver.play?.(context);
    await step('Place the order', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Place Order and Pay GH₵379.80' }));
      await waitFor(() => expect(window.location.hash).toBe('#payment-page'));
    });
    await step('One order was sent, then its payment', async () => {
      const { calls } = visitOf({ loaded }).network;
      const written = calls.filter(({ method }) => method === 'POST').map(({ url }) => url);
      await expect(written).toEqual(['/api/calculate-delivery', '/api/orders', '/api/pay']);
      await expect(calls.find(({ url }) => url === '/api/orders')?.body).toMatchObject({
        ...shopper,
        cart: [{ id: polo.id, quantity: 2 }],
        totalAmount: 379.8,
      });
    });
  },
};
