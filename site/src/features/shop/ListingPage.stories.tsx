import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@year-group/api-types/messages';
import { expect, screen } from 'storybook/test';
import { type PageArgs, pageStory } from '#testing/pageStory.tsx';
import { ok, refused } from '#testing/replies.ts';
import { hoodie, plaque, polo } from '#testing/storyShop.ts';

const meta = {
  ...pageStory,
  title: 'Pages/Listing',
  tags: ['!autodocs'],
  args: { path: '/shop/1', api: { '/api/shop/1': ok(polo) } },
} satisfies Meta<PageArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: polo.title })).toBeInTheDocument();
    await expect(canvas.getByText('1 of 3')).toBeInTheDocument();
    await expect(canvas.getByText('September 12, 2026')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Back to Shop' })).toHaveAttribute('href', '/shop');
  },
};

export const FewLeft: Story = {
  args: { api: { '/api/shop/1': ok(hoodie) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Only 3 left')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Add to Cart' })).toBeEnabled();
  },
};

export const MoreThanThereAre: Story = {
  args: { api: { '/api/shop/1': ok({ ...hoodie, stock: 84 }) } },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Quantity' });
    await userEvent.clear(field);
    await userEvent.type(field, '120');
    await userEvent.tab();
    await expect(canvas.getByText('Only 84 left')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }));
    await expect(
      await screen.findByText('Only 84 left: you asked for 120.', {}, { timeout: 5000 }),
    ).toBeInTheDocument();
    await expect(screen.getByText(messages.cart.added(84, hoodie.title))).toBeInTheDocument();
  },
};

export const SoldOut: Story = {
  args: { api: { '/api/shop/1': ok(plaque) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sold out')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Add to Cart' })).toBeDisabled();
  },
};

export const NoPicture: Story = {
  args: { api: { '/api/shop/1': ok({ ...polo, images: [], imageUrl: '' }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: polo.title })).toHaveAttribute(
      'src',
      expect.stringContaining('/placeholders/listing'),
    );
  },
};

export const Loading: Story = {
  args: { api: { '/api/shop/1': 'loading' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(messages.listings.loadingOne)).length).toBeGreaterThan(0);
  },
};

export const NotFound: Story = {
  args: { api: { '/api/shop/1': refused(404, messages.listings.notFound, 'not-found') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.listings.notFound)).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Back to Shop' })).toHaveAttribute('href', '/shop');
  },
};

export const Failed: Story = {
  args: { api: { '/api/shop/1': 'offline' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(messages.network);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(messages.listings.pageFailed);
  },
};

export const AddedToCart: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Increase' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }));
    await expect(
      await screen.findByText(messages.cart.added(2, polo.title), {}, { timeout: 5000 }),
    ).toBeInTheDocument();
  },
};
