import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../../docs/guide.ts';
import { doAndDont } from '../../testing/doAndDont.tsx';
import { drawnPicture, listings } from '../../testing/samples.ts';
import { Grid } from '../Grid/Grid.tsx';
import { ListingCard } from './ListingCard.tsx';

const guide: Guide = {
  use: 'One listing in the grid of the shop.',
  avoid: ['Its own page, and a line of the cart: they show more.'],
  anatomy: [
    'a square picture, pressed as well',
    'category and a note about the stock',
    'title',
    'price',
    '“View Details” and “Add to Cart”',
  ],
  keys: { Tab: 'moves to “View Details”, then to “Add to Cart”; each says of what' },
};

const meta = {
  title: 'Components/Commerce/ListingCard',
  component: ListingCard,
  parameters: { guide },
  args: {
    title: 'Tenth anniversary jersey',
    href: '/shop/1',
    category: 'Apparel',
    price: 180,
    picture: drawnPicture(21, 1200, 1200),
    onAdd: fn(),
  },
} satisfies Meta<typeof ListingCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  decorators: (Story) => (
    <div style={{ maxInlineSize: '20rem' }}>
      <Story />
    </div>
  ),
};

const [sample] = listings as [(typeof listings)[0]];
export const DoAndDont: Story = doAndDont(
  {
    rule: 'The title names the thing first.',
    example: <ListingCard {...sample} title="Yearbook, second printing" />,
  },
  { rule: 'The title shouts.', example: <ListingCard {...sample} title="NEW!!! Best yearbook ever" /> },
);

export const AddsToTheCartAndShowsDetails: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const add = canvas.getByRole('button', { name: 'Add to Cart' });
    await expect(add).toHaveAccessibleDescription('Tenth anniversary jersey');
    await userEvent.click(add);
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'View Details' })).toHaveAttribute('href', '/shop/1');
    await expect(canvas.getByText('GH₵180.00')).toBeVisible();
  },
};

export const States: Story = {
  render: ({ onAdd }) => (
    <Grid>
      {listings.map((listing) => (
        <ListingCard key={listing.href} {...listing} {...(onAdd && { onAdd })} />
      ))}
    </Grid>
  ),
};
