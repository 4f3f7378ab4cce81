import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Price } from './Price.tsx';

const meta = { title: 'Components/Price', component: Price, args: { amount: 1250 } } satisfies Meta<
  typeof Price
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AlwaysHasTwoDecimals: Story = {
  args: { amount: 95.5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('GH₵95.50')).toBeVisible();
  },
};

export const States: Story = {
  render: () => (
    <Stack align="end" style={{ inlineSize: 'fit-content' }}>
      <Price amount={45} />
      <Price amount={1250.5} />
      <Price amount={18400} size="large" />
    </Stack>
  ),
};
