import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@year-group/api-types/messages';
import { expect, screen, waitFor } from 'storybook/test';
import { type PageArgs, pageStory, visitOf } from '#testing/pageStory.tsx';
import { ok } from '#testing/replies.ts';
import { lineOf, listings, mug, polo, shirt, shopReads } from '#testing/storyShop.ts';

const meta = {
  ...pageStory,
  title: 'Pages/Shop',
  tags: ['!autodocs'],
  args: { path: '/shop', api: shopReads },
} satisfies Meta<PageArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('8 items')).toBeInTheDocument();
    await expect(canvas.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent(polo.title);
    // A sold-out listing can be viewed, but not bought.
    await expect(canvas.getAllByRole('button', { name: /Add to Cart/ })).toHaveLength(listings.length - 1);
  },
};

/** A listing whose pre-order has not opened says why it cannot be bought. */
export const PreOrderNotOpen: Story = {
  tags: ['no-picture'],
  args: { api: { '/api/shop': ok([{ ...polo, run: null }]) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Pre-order closed/)).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /Add to Cart/ })).toBeNull();
  },
};

export const Filtered: Story = {
  args: { path: '/shop?category=souvenirs&sort=price-asc' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 items')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Souvenirs', current: true })).toBeInTheDocument();
    await expect(canvas.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent(mug.title);
  },
};

export const NothingFound: Story = {
  args: { path: '/shop?q=velvet+trousers' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.listings.empty)).toBeInTheDocument();
    await expect(canvas.getByRole('searchbox')).toHaveValue('velvet trousers');
    await expect(canvas.getByRole('link', { name: 'Show everything' })).toHaveAttribute('href', '/shop');
  },
};

export const Empty: Story = {
  args: { api: { '/api/shop': ok([]) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.listings.empty)).toBeInTheDocument();
  },
};

export const Loading: Story = {
  args: { api: { '/api/shop': 'loading' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(messages.listings.loading)).length).toBeGreaterThan(0);
  },
};

export const Failed: Story = {
  args: { api: { '/api/shop': 'error' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(messages.listings.fetchFailed);
  },
};

export const Offline: Story = { args: { api: { '/api/shop': 'offline' } } };

export const FindsByWords: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, loaded }) => {
    await canvas.findByText('8 items');
    await userEvent.type(canvas.getByRole('searchbox'), 'yearbook');
    await expect(await canvas.findByText('1 item', {}, { timeout: 3000 })).toBeInTheDocument();
    await waitFor(() => expect(visitOf({ loaded }).router.state.location.search).toBe('?q=yearbook'));
  },
};

export const AddedToCart: Story = {
  args: { cart: [lineOf(mug)] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('8 items');
    const [first] = canvas.getAllByRole('button', { name: 'Add to Cart' });
    await userEvent.click(first as HTMLElement);
    await expect(
      await screen.findByText(messages.cart.added(1, polo.title), {}, { timeout: 5000 }),
    ).toBeInTheDocument();
  },
};

export const Options: Story = {
  tags: ['no-picture'],
  args: {
    api: { '/api/shop': ok([shirt, mug, { ...shirt, id: polo.id, title: 'Last year’s shirt', stock: 0 }]) },
  },
  play: async ({ canvas }) => {
    const choose = await canvas.findByRole('link', { name: 'Choose options' });
    await expect(choose).toHaveAttribute('href', `/shop/${shirt.id}`);
    await expect(choose).toHaveAccessibleDescription(shirt.title);
    await expect(canvas.getAllByText('from')[0]).toHaveTextContent('from GH₵169.50');
    await expect(canvas.getAllByRole('button', { name: 'Add to Cart' })).toHaveLength(1);
  },
};
