import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@year-group/api-types/messages';
import type { ListingRun } from '@year-group/api-types/shop/run';
import { expect, screen } from 'storybook/test';
import { type PageArgs, pageStory } from '#testing/pageStory.tsx';
import { ok, refused } from '#testing/replies.ts';
import { hoodie, plaque, polo, shirt } from '#testing/storyShop.ts';

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
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1, name: polo.title });
    await expect(canvasElement.querySelector('[data-drawing=parcel]')).toBeVisible();
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

const ofShirt = { api: { '/api/shop/1': ok(shirt) } };

export const Options: Story = {
  tags: ['no-picture'],
  args: ofShirt,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radiogroup', { name: 'Size' })).toBeInTheDocument();
    await expect(canvas.getAllByText('GH₵169.50')).not.toHaveLength(0);
    await expect(canvas.getByRole('radio', { name: 'XXL Sold out' })).toHaveAttribute('aria-disabled');
    await expect(canvas.getByRole('radio', { name: 'L' })).not.toHaveAttribute('aria-disabled');
    await expect(canvas.getByText('Up to 12 characters, GH₵25.00 more.')).toBeInTheDocument();
  },
};

export const OptionsChosen: Story = {
  tags: ['no-picture'],
  args: ofShirt,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'M' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'White' }));
    await expect(await canvas.findByText('2 of 3')).toBeInTheDocument();
    await expect(canvas.getAllByText('GH₵169.50')).not.toHaveLength(0);
    await expect(canvas.getByText('Only 5 left')).toBeInTheDocument();
    await userEvent.type(canvas.getByLabelText('Name on the back (optional)'), ' KOFI');
    await expect(canvas.getAllByText('GH₵194.50')).not.toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }));
    await expect(
      await screen.findByText(messages.cart.added(1, shirt.title), {}, { timeout: 5000 }),
    ).toBeInTheDocument();
  },
};

export const OptionMissing: Story = {
  tags: ['no-picture'],
  args: ofShirt,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('White'));
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }));
    await expect(canvas.getByRole('radiogroup', { name: 'Size' })).toHaveAccessibleDescription(
      messages.options.choose('Size'),
    );
    await expect(canvas.getByRole('radio', { name: 'S' })).toHaveFocus();
  },
};

export const OptionsSoldOut: Story = {
  tags: ['no-picture'],
  args: ofShirt,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Navy'));
    await userEvent.click(canvas.getByRole('radio', { name: 'L Sold out' }));
    await expect(canvas.getByText(messages.options.soldOut('L, Navy'))).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Add to Cart' })).toBeDisabled();
  },
};

export const SizeChart: Story = {
  tags: ['no-picture'],
  args: ofShirt,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Size chart'));
    await expect(canvas.getByRole('row', { name: 'L 57 74' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Measure a shirt you own' })).toBeVisible();
  },
};

const run = {
  state: 'open',
  minimum: 40,
  paid: 31,
  closesAt: '2026-12-04T18:00:00.000Z',
  expectedOn: '2026-12-18',
} as const;
const inRun = (fields: Partial<ListingRun>) => ({
  api: { '/api/shop/1': ok({ ...polo, run: { ...run, ...fields } }) },
});

export const PreOrder: Story = {
  args: inRun({}),
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('progressbar', { name: '31 of 40 paid, 9 missing' });
    await expect(bar).toHaveAttribute('value', '31');
    await expect(canvas.getByText('Friday, December 4, 2026 at 6:00 pm')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Add to Cart' })).toBeEnabled();
  },
};

export const PreOrderFailed: Story = {
  args: inRun({ state: 'refunding', closesAt: '2026-11-03T18:00:00.000Z' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Too few were paid/)).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Add to Cart' })).not.toBeInTheDocument();
  },
};

export const PreOrderTellMe: Story = {
  tags: ['no-picture'],
  args: {
    api: {
      '/api/shop/1': ok({ ...polo, run: { ...run, state: 'ordered' } }),
      [`POST /api/shop/${polo.id}/waiting-list`]: ok({ isListed: true }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email Address'), 'esi@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Tell me when the next one opens' }));
    await expect(await canvas.findByText(messages.runs.waitingListed)).toBeInTheDocument();
  },
};

export const PreOrderPastItsTime: Story = {
  tags: ['no-picture'],
  args: inRun({ closesAt: '2026-11-03T18:00:00.000Z' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We are counting the payments.')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Add to Cart' })).not.toBeInTheDocument();
  },
};

export const PreOrderNotOpen: Story = {
  tags: ['no-picture'],
  args: { api: { '/api/shop/1': ok({ ...polo, run: null }) } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('It is sold only in pre-orders, and none is open now.'),
    ).toBeInTheDocument();
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Add to Cart' })).not.toBeInTheDocument();
  },
};
