import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { drawnPicture } from '../../testing/samples.ts';
import { Grid } from '../Grid/Grid.tsx';
import { OrderSummary } from './OrderSummary.tsx';

const lines = [
  { id: '1', title: 'Tenth anniversary jersey', quantity: 2, price: 180, picture: drawnPicture(21) },
  { id: '2', title: 'The yearbook, second printing', quantity: 1, price: 95.5, picture: drawnPicture(22) },
];

const meta = {
  title: 'Components/OrderSummary',
  component: OrderSummary,
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
    </Grid>
  ),
};
