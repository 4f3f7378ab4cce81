import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../docs/guide.ts';
import { doAndDont } from '../../testing/doAndDont.tsx';
import { drawnPicture } from '../../testing/samples.ts';
import { Grid } from '../Grid/Grid.tsx';
import { OrderSummary } from './OrderSummary.tsx';

const lines = [
  { id: '1', title: 'Tenth anniversary jersey', quantity: 2, cost: 360, picture: drawnPicture(21) },
  { id: '2', title: 'The yearbook, second printing', quantity: 1, cost: 95.5, picture: drawnPicture(22) },
];

const guide: Guide = {
  use: 'What is bought, what delivery costs and what is to pay, through the whole checkout.',
  avoid: ['The cart, where quantities change.'],
  anatomy: [
    'title',
    'each line with picture, quantity and price',
    'delivery with its distance',
    'total',
    'a note that reassures',
  ],
};

const meta = {
  title: 'Components/Commerce/OrderSummary',
  component: OrderSummary,
  parameters: { guide },
  args: {
    lines,
    deliveryCost: 23.4,
    distanceKm: 7,
    total: 478.9,
    note: 'You pay by mobile money or card on the page of our payment provider. We never see your PIN.',
  },
  decorators: (Story) => (
    <div style={{ maxInlineSize: '26rem' }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof OrderSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DoAndDont: Story = doAndDont(
  {
    rule: 'The note answers the question that stops people.',
    example: <OrderSummary lines={lines.slice(0, 1)} total={360} note="We never see your PIN." />,
  },
  {
    rule: 'The note praises.',
    example: (
      <OrderSummary
        lines={lines.slice(0, 1)}
        total={360}
        title="Your order"
        note="The best payment experience in Ghana."
      />
    ),
  },
);

export const ShowsLinesDeliveryDistanceAndTotal: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Order Summary' })).toBeVisible();
    await expect(canvas.getByText('GH₵360.00')).toBeVisible();
    await expect(canvas.getByText('GH₵23.40')).toBeVisible();
    await expect(canvas.getByText(/7\.0 km/)).toBeVisible();
    await expect(canvas.getByText('GH₵478.90')).toBeVisible();
  },
};

export const States: Story = {
  render: ({ deliveryCost: _cost, distanceKm: _distance, ...args }) => (
    <Grid>
      <OrderSummary {...args} total={455.5} />
      <OrderSummary
        lines={args.lines.map(({ picture: _picture, ...line }) => line)}
        title="Items purchased"
        deliveryCost={23.4}
        total={478.9}
      />
      <OrderSummary
        {...args}
        lines={args.lines.slice(0, 1)}
        title="To pick up"
        deliveryLabel="Pick-up"
        deliveryCost={0}
        total={360}
      />
    </Grid>
  ),
};
