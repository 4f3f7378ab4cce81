import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@year-group/api-types/messages';
import { expect, within } from 'storybook/test';
import { type PageArgs, pageStory, visitOf } from '#testing/pageStory.tsx';
import { ok } from '#testing/replies.ts';
import { storyRecord } from '#testing/storyGroup.ts';
import { fullCart, smallCart } from '#testing/storyOrders.ts';
import { hoodie, lineOf, listings, mug, plaque, polo, shirt, shopReads } from '#testing/storyShop.ts';

const meta = {
  ...pageStory,
  title: 'Pages/Cart',
  tags: ['!autodocs'],
  args: { path: '/cart', api: shopReads, cart: smallCart },
} satisfies Meta<PageArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Total' })).toHaveTextContent('GH₵405.50');
    await expect(canvas.getByRole('link', { name: 'Proceed to Checkout' })).toHaveAttribute(
      'href',
      '/checkout',
    );
  },
};

const freeFrom = (amount: number) => ({
  api: {
    ...shopReads,
    '/api/group/shop': ok({
      section: 'shop',
      version: 1,
      content: { ...storyRecord.shop, freeFrom: amount },
    }),
  },
});

export const FreeDelivery: Story = {
  args: freeFrom(405.5),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The delivery of this order is free.')).toBeVisible();
  },
};

export const AlmostFreeDelivery: Story = {
  args: freeFrom(405.51),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/It is free from GH₵405.51/)).toBeVisible();
  },
};

export const Empty: Story = {
  args: { cart: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.cart.empty)).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/shop');
  },
};

export const OneLine: Story = { args: { cart: [lineOf(polo)] } };

export const NinetyNineItems: Story = {
  args: { cart: fullCart },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('region', { name: 'Total' })).toHaveTextContent('GH₵15,230.00');
    await expect(canvasElement.querySelector('header')).toHaveTextContent('99');
  },
};

export const ChangedPrices: Story = {
  args: { cart: [lineOf(polo, 2, { price: 165 }), lineOf(hoodie, 1, { price: 350 })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/changed from GH₵165.00 to GH₵180.00/)).toBeInTheDocument();
    await expect(canvas.getByRole('region', { name: 'Total' })).toHaveTextContent('GH₵680.00');
  },
};

export const NoLongerAvailable: Story = {
  args: { cart: [lineOf(plaque), lineOf(hoodie, 5), lineOf(polo)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No longer available/)).toBeInTheDocument();
    await expect(canvas.getByText(/Only 3 left/)).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Proceed to Checkout' })).toBeDisabled();
  },
};

export const ShopUnreachable: Story = {
  args: { api: { '/api/shop': ['offline', ok(listings)] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/could not be asked/)).toBeInTheDocument();
    await expect(canvas.getByRole('region', { name: 'Total' })).toHaveTextContent('GH₵405.50');
  },
};

export const Removed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Remove ${polo.title}` }));
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await expect(canvas.getByRole('region', { name: 'Total' })).toHaveTextContent('GH₵45.50');
  },
};

export const CountsUpAndDown: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, loaded }) => {
    const quantity = within(await canvas.findByRole('group', { name: `Quantity of ${polo.title}` }));
    await userEvent.click(quantity.getByRole('button', { name: 'Increase' }));
    await expect(canvas.getByRole('region', { name: 'Total' })).toHaveTextContent('GH₵585.50');
    await userEvent.click(quantity.getByRole('button', { name: 'Decrease' }));
    await expect(canvas.getByRole('region', { name: 'Total' })).toHaveTextContent('GH₵405.50');
    await userEvent.click(canvas.getByRole('link', { name: 'Continue Shopping' }));
    await expect(visitOf({ loaded }).router.state.location.pathname).toBe('/shop');
  },
};

const choice = (name: string, value: string) => ({ name, value, kind: 'choice' as const });
const withShirt = { '/api/shop': ok([...listings, shirt]) };

export const Options: Story = {
  tags: ['no-picture'],
  args: {
    api: withShirt,
    cart: ['M', 'XL'].map((size) =>
      lineOf(shirt, 1, {
        price: size === 'M' ? 180 : 200,
        options: [choice('Size', size), choice('Colour', 'Navy')],
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Only 3 left')).toBeInTheDocument();
    await expect(canvas.getByText('XL, Navy')).toBeInTheDocument();
    await expect(canvas.getByRole('region', { name: 'Total' })).toHaveTextContent('GH₵380.00');
  },
};

/** A cart from before the listing had options. */
export const ChoiceNeeded: Story = {
  tags: ['no-picture'],
  args: { api: withShirt, cart: [lineOf(shirt), lineOf(mug)] },
  play: async ({ canvas, userEvent }) => {
    const save = await canvas.findByRole('button', { name: 'Save choice' });
    await expect(canvas.getByText('Please choose its Size.')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Proceed to Checkout' })).toBeDisabled();
    await userEvent.click(save);
    await expect(canvas.getByRole('radio', { name: 'S' })).toHaveFocus();
  },
};

export const ChoiceMade: Story = {
  tags: ['no-picture'],
  args: ChoiceNeeded.args ?? {},
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('XL'));
    await userEvent.click(canvas.getByText('Navy'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save choice' }));
    await expect(await canvas.findByText('XL, Navy')).toBeInTheDocument();
    await expect(
      canvas.getAllByRole('listitem').find((row) => row === document.activeElement),
    ).toHaveTextContent('XL, Navy');
    await expect(canvas.getByRole('link', { name: 'Proceed to Checkout' })).toBeInTheDocument();
    await expect(canvas.getByRole('region', { name: 'Total' })).toHaveTextContent('GH₵245.50');
  },
};
