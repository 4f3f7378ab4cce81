import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Components/ProgressBar',
  component: ProgressBar,
  args: { label: 'Microscope fund', detail: 'GH₵18,400 of GH₵25,000', value: 18400, max: 25000 },
  decorators: (Story) => (
    <div style={{ maxInlineSize: '28rem' }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const IsNamedAndHasAValue: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Microscope fund' })).toHaveAttribute(
      'value',
      '18400',
    );
  },
};

export const States: Story = {
  render: () => (
    <Stack gap={6}>
      <ProgressBar label="Uploading picture" value={0} />
      <ProgressBar label="Microscope fund" detail="74 %" value={74} />
      <ProgressBar label="Bursary" detail="Reached" value={100} />
      <ProgressBar label="Checking your payment" />
    </Stack>
  ),
};
