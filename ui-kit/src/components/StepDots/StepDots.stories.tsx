import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { StepDots } from './StepDots.tsx';

const meta = {
  title: 'Components/StepDots',
  component: StepDots,
  args: { count: 3, current: 1 },
} satisfies Meta<typeof StepDots>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SaysWhichStepItIs: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Step 2 of 3' })).toBeVisible();
  },
};

export const States: Story = {
  render: () => (
    <Stack>
      <StepDots count={3} current={0} />
      <StepDots count={3} current={1} />
      <StepDots count={3} current={2} />
    </Stack>
  ),
};
