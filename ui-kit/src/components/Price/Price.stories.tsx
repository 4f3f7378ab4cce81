import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../docs/guide.ts';
import { doAndDont } from '../../testing/doAndDont.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Price } from './Price.tsx';

const guide: Guide = {
  use: 'Every amount in Ghana cedis.',
  avoid: ['Amounts inside a sentence: `formatCedis` of the contract writes the same.'],
  anatomy: ['GH₵ without a space', 'thousands with commas', 'always two decimals, in figures of one width'],
};

const meta = {
  title: 'Components/Commerce/Price',
  component: Price,
  parameters: { guide },
  args: { amount: 1250 },
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DoAndDont: Story = doAndDont(
  { rule: 'The amount as a number; the component writes it.', example: <Price amount={1250} /> },
  { rule: 'An amount that somebody wrote by hand.', example: <span>GHS 1250</span> },
);

export const AlwaysHasTwoDecimals: Story = {
  args: { amount: 95.5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('GH₵95.50')).toBeVisible();
  },
};

export const States: Story = {
  render: () => (
    <Stack style={{ alignItems: 'end', inlineSize: 'fit-content' }}>
      <Price amount={45} />
      <Price amount={1250.5} />
      <Price amount={18400} size="large" />
    </Stack>
  ),
};
